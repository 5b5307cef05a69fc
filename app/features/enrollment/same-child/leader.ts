import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';

interface Standing {
  reference: string;
  status: EnrollmentStatus;
  submittedAt: string;
  /** Whether the child has a place at the school by it, which it has not left. */
  isHere?: boolean;
}

/**
 * Which of several applications of one child goes on: the one that has come furthest, of equals one by which the child
 * is at the school, and of those the oldest.
 */
export function leaderOf<One extends Standing>(applications: readonly One[]): One | undefined {
  return applications.toSorted(
    (one, other) =>
      enrollmentStatuses[other.status].progress - enrollmentStatuses[one.status].progress ||
      Number(other.isHere ?? false) - Number(one.isHere ?? false) ||
      one.submittedAt.localeCompare(other.submittedAt) ||
      one.reference.localeCompare(other.reference),
  )[0];
}
