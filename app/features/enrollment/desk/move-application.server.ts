import { writeNote } from '#desk/cases/case-notes.server.ts';
import { moveAct } from '#desk/cases/case-statuses.server.ts';
import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { ActData } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { bringsLetter, keptWords } from '../emails/family-letter.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { answerDay } from '../guardians/offer/answer-day.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { PLACES_LOCK } from '../places/change-places.server.ts';
import { countGrade } from '../places/count-places.server.ts';
import { criteriaOf } from '../places/criteria.ts';
import { listPassedOverBy, notePassedOver } from '../places/note-passed-over.server.ts';
import { countInWords, isBeyondPlaces } from '../places/places.ts';
import { findAnswerDays, findRelease } from '../rounds/held-decisions.server.ts';
import { carryOver } from '../second-chance/carry-over.server.ts';
import { reachStatus } from '../status/reach-status.server.ts';
import { isAllowedMove } from '../status/status-sets.ts';
import { applicationKind, type Work } from './application-kind.server.ts';
import type { MoveRequest } from './desk-schemas.ts';
import { applicationInterviews, tellCalendars } from './interviews.server.ts';
import { joined, queueLetters } from './letters-of-move.server.ts';

export interface MoveServices extends ChangeServices {
  content: Pick<Content, 'school' | 'enrollment' | 'calendar'>;
  publicUrl: string;
  secret: string;
}

/**
 * `isToCall`: a letter was due, and the family gave no address that it could go to. `version`: what the application is
 * now, so that whoever takes the move back takes back this one.
 */
type MoveOutcome = DeskOutcome<{ isToCall: boolean; version: number }>;

/**
 * Moves one application to a status that the map allows, with the mail to the family in the same transaction. The
 * mail waits as long as the move can be taken back. An offer beyond the places needs a reason, which becomes a note.
 */
export function moveApplication(
  services: MoveServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version, ...move }: MoveRequest,
  together: readonly string[] = [],
): Promise<MoveOutcome> {
  const seen = { key: reference, version };
  return changeRecord(applicationKind, services, staff, seen, async (work) => {
    const moved = await moveWithin(work, services, { ...move, together });
    if ('outcome' in moved) return moved;
    const { did, isToCall } = moved;
    return {
      did: [did],
      answer: { isToCall, version: await versionOf(work.transaction, work.row.id) },
    };
  });
}

/**
 * One move; `standing` is what the program adds to the letter of where the child stands in its list, `together` are the
 * applications that the same press moves.
 */
type Move = Omit<MoveRequest, 'version'> & {
  standing?: string | undefined;
  together?: readonly string[];
};

/** The move within the write of its application. */
export async function moveWithin(
  work: Work,
  services: MoveServices,
  { to, letter, reason, passedOver, together, intoNextYear, ...move }: Move,
): Promise<{ did: ActData; isToCall: boolean } | DeskRefusal> {
  const { transaction, staff, row, now } = work;
  if (row.same_child_as) {
    return refuse(
      `Another application goes on for this child: ${row.same_child_as}. Open that one.`,
      'to',
    );
  }
  if (!isAllowedMove(row.status, to)) {
    const detail = `The status “${enrollmentStatuses[row.status].name}” cannot be changed to “${enrollmentStatuses[to].name}”.`;
    return refuse(detail, 'to');
  }
  const full = enrollmentStatuses[to].isOffer
    ? await countIfFull(work, services.content)
    : undefined;
  if (full && !reason) {
    const detail = `No place is left. ${countInWords(full)} Say why one more is offered.`;
    return refuse(detail, 'reason');
  }
  const carried = intoNextYear ? await carryOver(work, to) : undefined;
  if (carried && 'outcome' in carried) return carried;
  const standing = carried?.standing ?? move.standing;
  const ended = await applicationInterviews.endedByMove(work, services.content.school);
  const tellAt = await findRelease(transaction, row, to, now);
  // What a round holds is decided by its order, and by the reasons of the sitting (rounds/offers/).
  const criteria = criteriaOf(services.content.enrollment);
  const passed =
    enrollmentStatuses[to].isOffer && !tellAt
      ? await listPassedOverBy(transaction, row, { criteria, together })
      : [];
  const answerBy = enrollmentStatuses[to].isOffer
    ? answerDay(services.content, tellAt ?? now, await findAnswerDays(transaction, row, now))
    : undefined;
  const receivers = (await findReceivers(transaction, row.reference)).filter(isWrittenTo);
  const isToTell = bringsLetter(to) && receivers.length === 0;
  const added = joined(standing, ended?.says);
  const written = keptWords(to, services.content.school, { letter, standing: added, carried });
  const told = { answerBy, tellAt, isToTell, written, carriedFrom: carried?.from };
  const { cancelledMails, classNow } = await reachStatus(
    transaction,
    row,
    to,
    staff.email,
    now,
    told,
  );
  const leavesAt = tellAt ?? undoEndsAt(now);
  const due = { status: to, answerBy, leavesAt, ended, standing, receivers };
  if (letter) await queueLetters(work, services, due, letter);
  const isMailed = letter !== undefined && receivers.length > 0;
  if (ended && !isMailed) {
    await tellCalendars(work, { calendar: ended.calendar, leavesAt }, services);
  }
  await notePassedOver(work, passed, passedOver);
  if (full) await writeNote(work, `Offered beyond the places: ${reason}`);
  const moved = moveAct(to, { isMailed, cancelledMails });
  const isToCall = letter !== undefined && !isMailed;
  const did = {
    ...moved,
    ...(full && { isBeyondPlaces: true as const }),
    ...(carried && { intoYear: carried.year }),
    ...(classNow && { schoolYear: row.enrollment_year, ...classNow }),
  };
  return { did, isToCall };
}

async function versionOf(transaction: WriteTransaction, id: string): Promise<number> {
  const { version } = await transaction
    .selectFrom('enrollment_applications')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}

/** How full the grade is, when one offer more is beyond its places; nobody else gives one away until the write ends. */
async function countIfFull({ transaction, row, now }: Work, content: MoveServices['content']) {
  await lock(transaction, PLACES_LOCK);
  const { enrollment_year: year, grade_level: grade } = row;
  const count = await countGrade(transaction, content, { year, grade }, dayInLusaka(now));
  return count && isBeyondPlaces(count, 1) ? count : undefined;
}
