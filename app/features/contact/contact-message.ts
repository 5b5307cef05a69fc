import { isOneLine, isStorable } from '#lib/text/written-text.ts';
import { type MessageField, messageLimits } from './limits.ts';

/** What somebody writes to the school: every field present, as typed. */
export type ContactMessage = Record<MessageField, string>;

export interface MessageQuestion {
  name: MessageField;
  label: string;
  kind: 'text' | 'email' | 'textarea';
  missing: string;
  autoComplete: string;
  rows?: number;
}

/** The fields of the form in their order (specification, section 2). All of them are required. */
export const messageQuestions: readonly MessageQuestion[] = [
  {
    name: 'name',
    label: 'Full Name',
    kind: 'text',
    missing: 'Enter your full name',
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email Address',
    kind: 'email',
    missing: 'Enter your email address',
    autoComplete: 'email',
  },
  {
    name: 'subject',
    label: 'Subject',
    kind: 'text',
    missing: 'Enter a subject',
    autoComplete: 'off',
  },
  {
    name: 'message',
    label: 'Message',
    kind: 'textarea',
    missing: 'Enter your message',
    autoComplete: 'off',
    rows: 5,
  },
];

export const messageFields = messageQuestions.map(({ name }) => name);

export function emptyMessage(): ContactMessage {
  return { name: '', email: '', subject: '', message: '' };
}

/** The fields of `source` that are text; empty text for the others. */
export function messageFrom(source: Record<string, unknown>): ContactMessage {
  const message = emptyMessage();
  for (const field of messageFields) {
    const value = Object.keys(source).includes(field) ? source[field] : undefined;
    if (typeof value === 'string') message[field] = value;
  }
  return message;
}

export function isSameMessage(one: ContactMessage, other: ContactMessage): boolean {
  return messageFields.every((field) => one[field].trim() === other[field].trim());
}

/** What `?subject=` puts into the form: one short line of text, or nothing. */
export function subjectFromAddress(search: URLSearchParams): string {
  const subject = (search.get('subject') ?? '').trim();
  if (!isStorable(subject) || !isOneLine(subject)) return '';
  return Array.from(subject).slice(0, messageLimits.subject).join('');
}
