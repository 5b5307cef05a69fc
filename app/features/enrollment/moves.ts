import { undoEndsAt } from '#desk/record/time-to-undo.ts';
import type { MailStatus } from '#lib/mail/outbox.server.ts';
import { type EnrollmentStatus, nextStatuses } from './enrollment-application.ts';

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

/** An offer is answered in the portal, so its mail brings the way in. */
export function bringsAccessCode(to: EnrollmentStatus): boolean {
  return to === 'offered';
}

export interface ReachedStatus {
  status: EnrollmentStatus;
  reachedAt: string;
  /** The member of staff who moved it; null when the family did. */
  movedBy: string | null;
  /** What has become of the mail to the family; undefined when none was due, or when it is too long ago. */
  mail?: { status: MailStatus; leavesAt: string; isLeaving: boolean };
}

/**
 * The status that taking the last move back leads to. Undefined for the first status, for what the family did
 * itself, once the time is over, and once its mail has left or is leaving.
 */
export function statusBeforeUndo(
  history: readonly ReachedStatus[],
  now: Date,
): EnrollmentStatus | undefined {
  const [last, before] = history.toReversed();
  if (!last?.movedBy || !before) return undefined;
  if (last.mail && (last.mail.status !== 'waiting' || last.mail.isLeaving)) return undefined;
  const isInTime = now < undoEndsAt(new Date(last.reachedAt));
  return isInTime && isAllowedMove(before.status, last.status) ? before.status : undefined;
}

/**
 * What the family is told of: every status that cannot be taken back any more. Of several quick moves each waits for
 * its own ten minutes; the mail that a newer move has cancelled would wait again.
 */
export function toldHistory(history: readonly ReachedStatus[], now: Date): ReachedStatus[] {
  if (statusBeforeUndo(history, now) === undefined) return [...history];
  const before = history.slice(0, -1);
  const last = before.at(-1);
  if (last?.mail?.status !== 'cancelled') return toldHistory(before, now);
  const mail = { ...last.mail, status: 'waiting' as const };
  return toldHistory(before.with(-1, { ...last, mail }), now);
}
