import type { FormAnswers } from '#forms/form-answers.ts';
import type { ShortForm } from '#forms/short-form.ts';
import { isOneLine, isStorable } from '#lib/text/typed-text.ts';
import { type MessageField, messageLimits } from './limits.ts';

/** What somebody writes to the school: every field present, as typed. */
export type ContactMessage = FormAnswers<MessageField>;

/** Somebody writes to the school (specification, section 2). All fields are required. */
export const contactMessage = {
  kind: 'contact-message',
  prefix: 'CM',
  room: 'messages',
  mails: ['message-'],
  page: '/contact',
  api: '/api/contact-messages',
  list: 'contact-messages',
  draft: 'contact-message-draft',
  words: { one: 'one message', many: 'messages' },
  /** Specification, section 8. */
  received: {
    title: 'Message Sent!',
    text: 'Thank you for contacting us. We will get back to you soon.',
  },
  prefilled: ['subject'],
  questions: [
    {
      name: 'name',
      label: 'Full Name',
      kind: 'text',
      missing: 'Enter your full name',
      limit: messageLimits.name,
      autoComplete: 'name',
    },
    {
      name: 'email',
      label: 'Email Address',
      kind: 'email',
      missing: 'Enter your email address',
      limit: messageLimits.email,
      autoComplete: 'email',
    },
    {
      name: 'subject',
      label: 'Subject',
      kind: 'text',
      missing: 'Enter a subject',
      limit: messageLimits.subject,
      autoComplete: 'off',
    },
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      missing: 'Enter your message',
      limit: messageLimits.message,
      autoComplete: 'off',
      rows: 5,
    },
  ],
} as const satisfies ShortForm<MessageField>;

/** What `?subject=` puts into the form: one short line of text, or nothing. */
export function subjectFromAddress(search: URLSearchParams): string {
  const subject = (search.get('subject') ?? '').trim();
  if (!isStorable(subject) || !isOneLine(subject)) return '';
  return Array.from(subject).slice(0, messageLimits.subject).join('');
}
