import { assignedWork } from '#desk/cases/assigned-work.server.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import '../tables.server.ts';

/** Job applications that somebody looks after. */
export const assignedCandidates = assignedWork({
  room: 'careers',
  table: 'job_applications',
  statuses: jobApplicationStatuses,
});
