import { type BadgeShape, StatusBadge } from '#desk/list/status-badge.tsx';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-application.ts';
import { statusNames } from '#features/enrollment/moves.ts';

const shapes: Record<EnrollmentStatus, BadgeShape> = {
  submitted: 'info',
  underReview: 'half',
  offered: 'go ring',
  waitlisted: 'wait sq',
  notOffered: 'no sq',
  accepted: 'go',
  declined: 'ring',
  rescinded: 'no sq',
  enrolled: 'go',
  withdrawn: 'ring',
};

export function EnrollmentStatusBadge({ status }: { status: EnrollmentStatus }) {
  return <StatusBadge shape={shapes[status]}>{statusNames[status]}</StatusBadge>;
}
