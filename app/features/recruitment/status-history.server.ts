import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';
import type { JobApplicationStatus } from './job-application-status.ts';

export const STAGE_MAIL = 'job-letter';

/** The letters that go to a candidate with a step. */
export const stageLetters = (about: string) => ({ about, kinds: [STAGE_MAIL] });

/** What an application has been, for the office and as the candidate is told. */
export const candidateHistory = statusesOfKind<JobApplicationStatus>(stageLetters);
