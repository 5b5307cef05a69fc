import type { Changed } from '#desk/cases/case-changes.server.ts';
import type { Work as WorkIn } from '#desk/record/record-kind.server.ts';
import '../tables.server.ts';

/** A change of a job application while it is made. */
export type CandidateWork = WorkIn<'careers', 'job_applications'>;
export type ChangedCandidate = Changed<'job_applications'>;
