import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { PlacesRequest } from '../desk/desk-schemas.ts';
import { placesInWords } from './places.ts';

/** Whoever counts places, or gives one away, waits for whoever does it already. */
export const PLACES_LOCK = 'enrollment places';

/** What the record of acts calls the places of a grade. */
export function aboutPlaces(year: string, grade: string): string {
  return `places ${year} ${grade}`;
}

/** How many places a grade has in a year. */
export function setPlaces(
  { store, clock }: Needs<'store' | 'clock'>,
  staff: StaffIn<'enrollment'>,
  { year, grade, places, version }: PlacesRequest,
): Promise<DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction) => {
    await lock(transaction, PLACES_LOCK);
    const about = aboutPlaces(year, grade);
    if (!(await storePlaces(transaction, { year, grade, places, version }))) {
      const current = await transaction
        .selectFrom('enrollment_places')
        .select('places')
        .where('enrollment_year', '=', year)
        .where('grade_level', '=', grade)
        .executeTakeFirst();
      const is = current && placesInWords(current.places);
      return changedMeanwhile(transaction, { staff, about, is }, now);
    }
    await recordAct(transaction, staff, { act: 'changed', about, data: { places } }, now);
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
