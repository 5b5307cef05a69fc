import type { SubmissionKind } from '#forms/submission-kind.ts';
import { RECEIVED } from './job-application.ts';

export const jobApplication = {
  kind: 'job-application',
  prefix: 'JA',
  room: 'careers',
  mails: ['job-'],
  page: '/careers',
  words: { one: 'one job application', many: 'job applications' },
  received: RECEIVED,
} as const satisfies SubmissionKind;
