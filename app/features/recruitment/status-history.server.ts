import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';
import type { Interview } from '#features/interviews/interview.ts';
import type { JobApplicationStatus } from './job-application-status.ts';

export const STATUS_MAIL = 'job-letter';

/** It leaves at once, and no step takes it back. */
export const INTERVIEW_MAIL = 'job-interview';

/** The letters that go to a candidate with a step. */
export const lettersOfStatuses = (about: string) => ({ about, kinds: [STATUS_MAIL] });

/** What an application has been, for the office and as the candidate is told. */
export const candidateHistory = statusesOfKind<JobApplicationStatus, { interview: Interview }>(
  lettersOfStatuses,
);
