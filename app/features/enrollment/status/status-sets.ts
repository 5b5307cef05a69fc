import { canReach, statusesOf } from '#desk/record/record-status.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';

/** Whoever has one of these has a place, or is offered one. */
export const holdsPlace = statusesOf(enrollmentStatuses, (status) => status.holdsPlace);

/** Whoever has it is a child of the school. */
export function isStudent(status: EnrollmentStatus): boolean {
  return enrollmentStatuses[status].isStudent === true;
}

export const waitsForPlace = statusesOf(enrollmentStatuses, (status) => status.waitsForPlace);

/** The school has not said yet what it decides. */
export const undecided = statusesOf(enrollmentStatuses, (status) => status.isOurTurn);

export const decisions = statusesOf(enrollmentStatuses, (status) => status.isDecision);

/** Families that may be met. */
export const interviewStatuses = statusesOf(enrollmentStatuses, (status) => status.hasInterview);

/** Offers that wait for an answer. */
export const openOffers = statusesOf(enrollmentStatuses, (status) => status.isOffer);

/** The family has its place, and the school has to finish the enrollment. */
export const toEnroll = statusesOf(enrollmentStatuses, (status) => status.isOursInTime);

/** Where an application comes to nothing: its time to be kept runs from here. */
export const closedWithoutPlace = statusesOf(
  enrollmentStatuses,
  (status) => status.isOver && !status.holdsPlace,
);

export function isClosedWithoutPlace(status: EnrollmentStatus): boolean {
  return closedWithoutPlace.includes(status);
}

export function isAllowedMove(from: EnrollmentStatus, to: EnrollmentStatus): boolean {
  return canReach(enrollmentStatuses, from, to);
}
