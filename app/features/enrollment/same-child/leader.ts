import { closedWithoutPlace, type EnrollmentStatus } from '../enrollment-application.ts';

/** The further an application has come, the sooner it goes on for its child; one that is closed goes on last. */
const furthestFirst = [
  ...(['enrolled', 'accepted', 'offered', 'waitlisted', 'underReview', 'submitted'] as const),
  ...closedWithoutPlace,
] satisfies EnrollmentStatus[];

interface Standing {
  reference: string;
  status: EnrollmentStatus;
  submittedAt: string;
}

/** Which of several applications of one child goes on: the one that has come furthest, and of equals the oldest. */
export function leaderOf<One extends Standing>(applications: readonly One[]): One | undefined {
  return applications.toSorted(
    (one, other) =>
      furthestFirst.indexOf(one.status) - furthestFirst.indexOf(other.status) ||
      one.submittedAt.localeCompare(other.submittedAt) ||
      one.reference.localeCompare(other.reference),
  )[0];
}
