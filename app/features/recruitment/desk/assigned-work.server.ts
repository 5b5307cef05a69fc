import { assignedWork } from '#desk/record/assigned-work.server.ts';
import { nextStatuses } from '../job-application.ts';
import '../tables.server.ts';

/** Job applications that somebody looks after. */
export const assignedCandidates = assignedWork({
  ...{ room: 'careers', table: 'job_applications', nextStatuses },
});
