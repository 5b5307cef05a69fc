import type { StaffIn } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { writeNote } from './change-application.server.ts';
import type { PlacesRequest, WaitingMoveRequest } from './desk-schemas.ts';
import { listWaiting } from './list-places.server.ts';
import type { DeskSurroundings } from './move-application.server.ts';

export type PlacesResult = { outcome: 'done' } | { outcome: 'missing' } | { outcome: 'changed' };
type Surroundings = Pick<DeskSurroundings, 'store' | 'clock'>;

/** How many places a grade has in a year. */
export function setPlaces(
  staff: StaffIn<'enrollment'>,
  { store, clock }: Surroundings,
  { year, grade, places, version }: PlacesRequest,
): Promise<PlacesResult> {
  const now = clock.now();
  return store.write(async (transaction) => {
    if (!(await storePlaces(transaction, { year, grade, places, version }))) {
      return { outcome: 'changed' };
    }
    const detail = `places: ${places}`;
    const about = `places ${year} ${grade}`;
    await recordAct(transaction, staff, { act: 'changed', about, detail }, now);
    return { outcome: 'done' };
  });
}

async function storePlaces(
  transaction: WriteTransaction,
  { year, grade, places, version }: PlacesRequest,
): Promise<boolean> {
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('enrollment_places')
      .values({ enrollment_year: year, grade_level: grade, places, version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) > 0;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('enrollment_places')
    .set({ places, version: version + 1 })
    .where('enrollment_year', '=', year)
    .where('grade_level', '=', grade)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One step up or down the waiting list; the reason becomes a note of the application. */
export function moveOnWaitingList(
  staff: StaffIn<'enrollment'>,
  { store, clock }: Surroundings,
  { reference, passing, direction, reason }: WaitingMoveRequest,
): Promise<PlacesResult> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const application = await transaction
      .selectFrom('enrollment_applications')
      .select(['id', 'enrollment_year', 'grade_level'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!application) return { outcome: 'missing' };
    const waiting = (await listWaiting(transaction, application.enrollment_year)).filter(
      (row) => row.grade_level === application.grade_level,
    );
    const at = waiting.findIndex((row) => row.reference === reference);
    const one = waiting[at];
    const other = waiting[direction === 'up' ? at - 1 : at + 1];
    // A colleague may have moved the list since it was seen.
    if (!one || !other || other.reference !== passing) return { outcome: 'changed' };
    await place(transaction, one.id, other.place);
    await place(transaction, other.id, one.place);
    const moved = `Moved ${direction} on the waiting list`;
    await writeNote(transaction, staff, one.id, `${moved}: ${reason}`, now);
    const act = { act: 'changed', about: reference, detail: moved.toLowerCase() } as const;
    await recordAct(transaction, staff, act, now);
    return { outcome: 'done' };
  });
}

async function place(transaction: WriteTransaction, id: string, at: string): Promise<void> {
  await transaction
    .updateTable('enrollment_waiting_places')
    .set({ place: at })
    .where('application_id', '=', id)
    .execute();
}
