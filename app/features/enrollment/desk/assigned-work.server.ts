import { assignedWork } from '#desk/cases/assigned-work.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import '../tables.server.ts';

/** Applications that somebody looks after. */
export const assignedApplications = assignedWork({
  room: 'enrollment',
  table: 'enrollment_applications',
  statuses: enrollmentStatuses,
});
