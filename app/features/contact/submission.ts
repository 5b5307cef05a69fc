import type { SubmissionKind } from '#forms/submission-kind.ts';
import { MESSAGE_SENT } from './notices.ts';

export const contactMessage = {
  kind: 'contact-message',
  prefix: 'CM',
  room: 'messages',
  page: '/contact',
  words: { one: 'one message', many: 'messages' },
  received: MESSAGE_SENT,
} as const satisfies SubmissionKind;
