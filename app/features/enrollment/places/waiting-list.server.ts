import { writeNote } from '#desk/cases/case-notes.server.ts';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { applicationKind } from '../desk/application-kind.server.ts';
import type { WaitingMoveRequest } from '../desk/desk-schemas.ts';
import { waitsForPlace } from '../enrollment-status.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { PLACES_LOCK } from './change-places.server.ts';
import { movedTo } from './waiting-order.ts';

/** Everybody who waits for that year, in the order of the list. */
export function listWaiting(read: ReadStore, year: string) {
  return read
    .selectFrom('enrollment_applications as application')
    .innerJoin('enrollment_waiting_ranks as waiting', 'waiting.application_id', 'application.id')
    .select(['application.id', 'application.reference', 'application.grade_level'])
    .select(['application.student_first_name', 'application.student_last_name'])
    .select(['application.submitted_at', 'waiting.rank'])
    .where('application.status', 'in', waitsForPlace)
    .where('application.same_child_as', 'is', null)
    .where('application.enrollment_year', '=', year)
    .orderBy('waiting.rank')
    .execute();
}

/** Where these stand on the waiting list, by id: the lowest number first. */
export async function ranksOf(read: ReadStore, ids: readonly string[]) {
  const rows = await read
    .selectFrom('enrollment_waiting_ranks')
    .selectAll()
    .where('application_id', 'in', [...ids, ''])
    .execute();
  return new Map(rows.map(({ application_id, rank }) => [application_id, Number(rank)]));
}

/**
 * Who is waitlisted stands behind the last one who applied earlier, so that it does not matter whose form the office
 * read first. A rank is kept, so that taking a move back leads to it again.
 */
export async function joinWaitingList(
  transaction: WriteTransaction,
  application: Pick<
    EnrollmentApplicationRow,
    'id' | 'submitted_at' | 'enrollment_year' | 'grade_level'
  >,
): Promise<void> {
  await lock(transaction, PLACES_LOCK);
  const known = await transaction
    .selectFrom('enrollment_waiting_ranks')
    .select('rank')
    .where('application_id', '=', application.id)
    .executeTakeFirst();
  if (known) return;
  const { last } = await transaction
    .selectFrom('enrollment_waiting_ranks')
    .select(({ fn }) => fn.max('rank').as('last'))
    .executeTakeFirstOrThrow();
  const joining = { ...application, rank: Number(last ?? 0) + 1 };
  const waiting = await waitingFor(transaction, application);
  const at = waiting.findLastIndex((row) => row.submitted_at <= application.submitted_at) + 1;
  await putInOrder(transaction, [...waiting.slice(0, at), joining, ...waiting.slice(at)]);
}

/** To another place of the waiting list; the reason becomes a note of the application. */
export function moveOnWaitingList(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  { reference, from, to, passing, reason }: WaitingMoveRequest,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference }, async (work) => {
    const { transaction, row } = work;
    await lock(transaction, PLACES_LOCK);
    const waiting = await waitingFor(transaction, row);
    if (to < 1 || to > waiting.length)
      return refuse(`Enter a number from 1 to ${waiting.length}.`, 'to');
    if (to === from) return refuse('The child stands at this place already.', 'to');
    const isAsSeen =
      waiting[from - 1]?.reference === reference && waiting[to - 1]?.reference === passing;
    if (!isAsSeen) return LIST_CHANGED;
    await putInOrder(transaction, movedTo(waiting, from, to));
    const moved = `moved from place ${from} to place ${to} on the waiting list`;
    await writeNote(work, `${capitalized(moved)}: ${reason}`);
    return { did: [moved] };
  });
}

const LIST_CHANGED: DeskRefusal = {
  outcome: 'changedMeanwhile',
  detail:
    'The waiting list has changed since you saw it. Nothing was moved, and no note was written.',
};

async function waitingFor(
  transaction: WriteTransaction,
  {
    enrollment_year,
    grade_level,
  }: Pick<EnrollmentApplicationRow, 'enrollment_year' | 'grade_level'>,
) {
  const waiting = await listWaiting(transaction, enrollment_year);
  return waiting.filter((row) => row.grade_level === grade_level);
}

interface Ranked {
  id: string;
  rank: number;
}

/** Deals the ranks that these have out anew, in this order. */
async function putInOrder(transaction: WriteTransaction, inOrder: Ranked[]): Promise<void> {
  const ranks = inOrder.map(({ rank }) => rank).sort((one, other) => one - other);
  await transaction
    .deleteFrom('enrollment_waiting_ranks')
    .where(
      'application_id',
      'in',
      inOrder.map(({ id }) => id),
    )
    .execute();
  await transaction
    .insertInto('enrollment_waiting_ranks')
    .values(inOrder.map(({ id }, index) => ({ application_id: id, rank: ranks[index] ?? 0 })))
    .execute();
}
