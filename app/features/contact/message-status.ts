/**
 * What the office has done with a message, and what can come next. `answered` is reached by answering; a look makes a
 * new one `read`.
 */
export const nextStatuses = {
  new: ['closed'],
  read: ['new', 'closed'],
  answered: ['closed'],
  closed: ['read'],
} as const satisfies Record<string, readonly string[]>;

export type MessageStatus = keyof typeof nextStatuses;

/** What a status is called at the desk, and the button that leads there. */
export const statusWords = {
  new: { name: 'New', move: 'Mark as new', shape: 'info' },
  read: { name: 'Read', move: 'Open again', shape: 'half' },
  answered: { name: 'Answered', move: 'Mark as answered', shape: 'good' },
  closed: { name: 'Closed', move: 'Close', shape: 'ring' },
} as const satisfies Record<MessageStatus, { name: string; move: string; shape: string }>;

export function isMessageStatus(text: string): text is MessageStatus {
  return Object.keys(nextStatuses).includes(text);
}

/** The subject of the answer: `Re:` once, however often it was answered. */
export function replySubject(subject: string, longest: number): string {
  const bare = subject.replace(/^(\s*re\s*:\s*)+/i, '').trim();
  return Array.from(`Re: ${bare}`).slice(0, longest).join('');
}

/** The first draft of an answer, with what was written below it. */
export function replyDraft({
  name,
  message,
  school,
}: {
  name: string;
  message: string;
  school: string;
}): string {
  const quoted = message
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return [`Dear ${name},`, '', '', `With kind regards,\n${school}`, `You wrote:\n${quoted}`].join(
    '\n\n',
  );
}
