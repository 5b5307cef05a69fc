import {
  beginStudentYear,
  type ClassOfYear,
} from '#features/students/keep-student-years.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { decisionLetters, lettersUntilOver } from '../emails/family-letter.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { childKey } from '../intake/search-words.ts';
import { leadAnew } from '../same-child/lead-one.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { applicationHistory, type FactsOfStatus } from './status-history.server.ts';
import { isAllowedMove, isClosedWithoutPlace } from './status-sets.ts';

/** The facts that a change is judged by. */
export type CurrentApplication = Pick<
  EnrollmentApplicationRow,
  'id' | 'reference' | 'status' | 'version' | 'submitted_at' | 'enrollment_year' | 'grade_level'
>;

interface ToldOfMove {
  answerBy?: PlainDate | undefined;
  tellAt?: Date | undefined;
  isToTell?: boolean;
  written?: FactsOfStatus['written'] | undefined;
  carriedFrom?: FactsOfStatus['carriedFrom'] | undefined;
}

interface ReachedStatus {
  isReached: boolean;
  cancelledMails: number;
  /** Where the child was in another class of that year, and is in this one from now on. */
  classNow?: ClassOfYear;
}

/**
 * Moves an application, and dates it. `movedBy` is the address of the member of staff, null when the family does it
 * in the portal; `answerBy` the last day to answer an offer, `tellAt` when the family is told, where a round holds its
 * decisions, `isToTell` that no mail tells it. A letter about the status before that still waits is cancelled: it would
 * say what is no longer so. So is one that asks for something, where the application comes to nothing.
 * Refuses when the map does not allow the move, or when the application was changed since it was read.
 */
export async function reachStatus(
  transaction: WriteTransaction,
  application: CurrentApplication,
  to: EnrollmentStatus,
  movedBy: string | null,
  now: Date,
  { answerBy, tellAt, isToTell, written, carriedFrom }: ToldOfMove = {},
): Promise<ReachedStatus> {
  const { id, reference, status, version } = application;
  const notReached = { isReached: false, cancelledMails: 0 };
  if (!isAllowedMove(status, to)) return notReached;
  const { numUpdatedRows } = await transaction
    .updateTable('enrollment_applications')
    .set({ status: to, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return notReached;
  const moved = enrollmentStatuses[to].isStudent
    ? await enroll(transaction, application)
    : undefined;
  const facts = {
    ...(answerBy && { answerBy }),
    ...(isToTell && { isToTell: true as const }),
    ...(written && { written }),
    ...(carriedFrom && { carriedFrom }),
    ...(moved && { classBefore: moved.before }),
  };
  const moving = { status: to, by: movedBy, facts, tellAt };
  await applicationHistory.reach(transaction, reference, moving, now);
  const isOver = isClosedWithoutPlace(to);
  if (isOver || isClosedWithoutPlace(status)) await leadAnew(transaction, reference);
  const letters = (isOver ? lettersUntilOver : decisionLetters)(reference);
  const cancelledMails = await cancelMails(transaction, letters, now);
  return { isReached: true, cancelledMails, ...(moved && { classNow: moved.now }) };
}

async function enroll(
  transaction: WriteTransaction,
  { id, reference, enrollment_year: year, grade_level: grade }: CurrentApplication,
) {
  const names = await transaction
    .selectFrom('enrollment_applications')
    .select(['student_first_name', 'student_last_name', 'student_dob'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return beginStudentYear(transaction, { reference, year, grade, childKey: childKey(names) });
}
