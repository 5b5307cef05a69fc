import type { SubmissionKind } from '#forms/submission-kind.ts';

export const enrollmentApplication = {
  kind: 'enrollment-application',
  prefix: 'EN',
  room: 'enrollment',
  mails: ['enrollment-', 'guardian-'],
  page: '/enrollment',
  words: { one: 'one application', many: 'applications' },
  /** Specification, section 8. */
  received: {
    title: 'Enrollment Submitted!',
    text: 'Your enrollment application has been received.',
  },
} as const satisfies SubmissionKind;
