export interface SearchedMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  reference: string;
}

/** What the desk's search looks through, in small letters. */
export function messageSearchWords(message: SearchedMessage): string {
  const { name, email, subject, reference } = message;
  return [name, email, subject, reference, message.message].join(' ').toLowerCase();
}
