import { statusHistory } from '#desk/record/status-history.server.ts';
import './tables.server.ts';

export const STAGE_MAIL = 'job-letter';

/** The letters that go to a candidate with a step. */
export const stageLetters = (about: string) => ({ about, kinds: [STAGE_MAIL] });

/** What an application has been, for the office and as the candidate is told. */
export const candidateHistory = statusHistory('job_application_statuses', stageLetters);
