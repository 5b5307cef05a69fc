import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';

/** Long enough for a family that shares one phone to read its mail, over a weekend too. */
export const ERASURE_WAIT_HOURS = 72;

export type ErasureOutcome =
  /** At once. */
  | 'now'
  /** After `ERASURE_WAIT_HOURS`, unless somebody stops it. */
  | 'later'
  /** The child is at the school, which has to keep records of its students; the office decides. */
  | 'byOffice';

/**
 * How an application is erased that a guardian asks to erase. From an offer on a place hangs on it, and where somebody
 * else follows the child as well, one of them does not decide alone and unseen. `atDesk`: where the office has moved it,
 * which the family may not have been told yet: the place hangs on it from the office's press.
 */
export function erasureOutcome(
  told: EnrollmentStatus,
  followers: number,
  atDesk: EnrollmentStatus = told,
): ErasureOutcome {
  const both = [enrollmentStatuses[told], enrollmentStatuses[atDesk]];
  if (both.some(({ isStudent }) => isStudent)) return 'byOffice';
  return both.every(({ isUndecided }) => isUndecided) && followers < 2 ? 'now' : 'later';
}

export function erasureDueAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + ERASURE_WAIT_HOURS * 60 * 60_000);
}
