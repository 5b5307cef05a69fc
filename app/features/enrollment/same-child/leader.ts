import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';

interface Standing {
  reference: string;
  status: EnrollmentStatus;
  submittedAt: string;
}

/** Which of several applications of one child goes on: the one that has come furthest, and of equals the oldest. */
export function leaderOf<One extends Standing>(applications: readonly One[]): One | undefined {
  return applications.toSorted(
    (one, other) =>
      enrollmentStatuses[other.status].progress - enrollmentStatuses[one.status].progress ||
      one.submittedAt.localeCompare(other.submittedAt) ||
      one.reference.localeCompare(other.reference),
  )[0];
}
