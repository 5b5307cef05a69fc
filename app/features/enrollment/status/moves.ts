import { type EnrollmentStatus, nextStatuses } from '../enrollment-application.ts';

/** What the button says that brings an application to this status. */
export const moveNames: Record<EnrollmentStatus, string> = {
  submitted: 'Put back to submitted',
  underReview: 'Start the review',
  offered: 'Offer a place',
  waitlisted: 'Put on the waiting list',
  notOffered: 'Do not offer a place',
  accepted: 'Family accepts',
  declined: 'Family declines',
  rescinded: 'Take the offer back',
  enrolled: 'Enroll',
  withdrawn: 'Family withdraws',
};

/** The status in the words of the office. */
export const statusNames: Record<EnrollmentStatus, string> = {
  submitted: 'Submitted',
  underReview: 'Under review',
  offered: 'Offered',
  waitlisted: 'Waitlisted',
  notOffered: 'Not offered',
  accepted: 'Accepted',
  declined: 'Declined',
  rescinded: 'Rescinded',
  enrolled: 'Enrolled',
  withdrawn: 'Withdrawn',
};

export const enrollmentStatuses = Object.keys(nextStatuses) as EnrollmentStatus[];

export function isEnrollmentStatus(text: unknown): text is EnrollmentStatus {
  return enrollmentStatuses.some((status) => status === text);
}

export function isAllowedMove(from: EnrollmentStatus, to: EnrollmentStatus): boolean {
  return (nextStatuses[from] as readonly EnrollmentStatus[]).includes(to);
}

/**
 * Whether the desk asks before it makes the move. A review can begin at one press: nobody is told of it, and every way
 * stays open from there.
 */
export function asksFirst(to: EnrollmentStatus): boolean {
  return to !== 'underReview';
}

/** An offer is answered in the portal, so its mail brings the way in. */
export function bringsAccessCode(to: EnrollmentStatus): boolean {
  return to === 'offered';
}
