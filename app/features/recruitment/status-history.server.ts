import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';
import type { JobApplicationStatus } from './job-application-status.ts';

export const STATUS_MAIL = 'job-letter';

/** The letters that go to a candidate with a step. */
export const lettersOfStatuses = (about: string) => ({ about, kinds: [STATUS_MAIL] });

/** What an application has been, for the office and as the candidate is told. */
export const candidateHistory = statusesOfKind<JobApplicationStatus>(lettersOfStatuses);
