import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Needs } from '#lib/needs.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { PlacesRequest } from '../desk/desk-schemas.ts';
import { shortGrade } from '../grade-levels.ts';
import { placesInWords } from './places.ts';

/** Whoever counts places, or gives one away, waits for whoever does it already. */
export const PLACES_LOCK = 'enrollment places';

/** What the record of acts calls the places of a grade. */
export function aboutPlaces(year: string, grade: string): string {
  return `places ${year} ${grade}`;
}

/** How many places grades have in a year: all that were entered, or none where a colleague was faster with one of them. */
export function setPlaces(
  { store, clock }: Needs<'store' | 'clock'>,
  staff: StaffIn<'enrollment'>,
  { year, places, seen }: PlacesRequest,
): Promise<DeskOutcome> {
  const now = clock.now();
  const changes = Object.entries(places).map(([grade, entered = 0]) => ({
    grade,
    places: entered,
    version: (seen as Record<string, number | undefined>)[grade] ?? 0,
  }));
  return store.write(async (transaction) => {
    await lock(transaction, PLACES_LOCK);
    const entered = await transaction
      .selectFrom('enrollment_places')
      .select(['grade_level', 'places', 'version'])
      .where('enrollment_year', '=', year)
      .execute();
    const known = new Map(entered.map((row) => [row.grade_level, row]));
    const faster = changes.find(
      ({ grade, version }) => version !== (known.get(grade)?.version ?? 0),
    );
    if (faster) {
      const { grade } = faster;
      const current = known.get(grade);
      const is = current && placesInWords(current.places);
      const about = aboutPlaces(year, grade);
      const { detail, ...refusal } = await changedMeanwhile(transaction, { staff, about, is }, now);
      return { ...refusal, detail: `${shortGrade(grade)}: ${detail}` };
    }
    for (const { grade, places: count, version } of changes) {
      await transaction
        .insertInto('enrollment_places')
        .values({ enrollment_year: year, grade_level: grade, places: count, version: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['enrollment_year', 'grade_level'])
            .doUpdateSet({ places: count, version: version + 1 }),
        )
        .execute();
      const about = aboutPlaces(year, grade);
      await recordAct(transaction, staff, { act: 'changed', about, data: { places: count } }, now);
    }
    return { outcome: 'done' };
  });
}
