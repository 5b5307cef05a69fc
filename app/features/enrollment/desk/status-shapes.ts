import type { BadgeShape, StatusSign } from '#desk/list/status-badge.tsx';
import type { EnrollmentStatus } from '../enrollment-application.ts';
import { enrollmentStatuses, statusNames } from '../status/moves.ts';

const statusShapes: Record<EnrollmentStatus, BadgeShape> = {
  submitted: 'info',
  underReview: 'half',
  offered: 'good ring',
  waitlisted: 'wait square',
  notOffered: 'refused square',
  accepted: 'good',
  declined: 'ring',
  rescinded: 'refused square',
  enrolled: 'good',
  withdrawn: 'ring',
};

/** How the desk shows where an application stands. */
export const statusSigns = Object.fromEntries(
  enrollmentStatuses.map((status) => [
    status,
    { name: statusNames[status], shape: statusShapes[status] },
  ]),
) as Record<EnrollmentStatus, StatusSign>;
