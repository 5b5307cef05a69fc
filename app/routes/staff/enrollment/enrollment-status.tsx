import { StatusBadge } from '#desk/list/status-badge.tsx';
import { statusSign } from '#features/enrollment/desk/status-shapes.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-application.ts';

export function EnrollmentStatusBadge({ status }: { status: EnrollmentStatus }) {
  return <StatusBadge of={statusSign(status)} />;
}
