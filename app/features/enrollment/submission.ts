import type { SubmissionKind } from '#forms/submission-kind.ts';
import { RECEIVED } from './form/notices.ts';

export const enrollmentApplication = {
  kind: 'enrollment-application',
  prefix: 'EN',
  room: 'enrollment',
  mails: ['enrollment-', 'guardian-'],
  page: '/enrollment',
  words: { one: 'one application', many: 'applications' },
  received: RECEIVED,
} as const satisfies SubmissionKind;
