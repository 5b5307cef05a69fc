import type { SubmissionKind } from '#forms/submission-kind.ts';

/** A photograph of a child's paper, on its way in pieces. It belongs to an application and has no reference of its own. */
export const paperPhotograph = {
  kind: 'paper-photograph',
  room: 'enrollment',
  // Nobody is written to: the portal and the desk show it.
  mails: [],
  page: '/enrollment',
  words: { one: 'one photograph of a paper', many: 'photographs of papers' },
  received: {
    title: 'Photograph sent',
    text: 'The school has your photograph. Only the office sees it.',
  },
} as const satisfies SubmissionKind;
