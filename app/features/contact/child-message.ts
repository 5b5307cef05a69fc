import type { SubmissionKind } from '#forms/submission-kind.ts';

/** What a family writes about a child on its page, without an account. It stands in the conversation about the application. */
export const childMessage = {
  kind: 'child-message',
  room: 'messages',
  // The office is told as of every answer in a conversation.
  mails: [],
  page: '/contact',
  words: { one: 'one message about your child', many: 'messages about your child' },
  received: { title: 'Message sent', text: 'The school has your message and answers you.' },
} as const satisfies SubmissionKind;
