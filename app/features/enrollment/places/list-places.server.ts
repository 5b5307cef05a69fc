import type { StaffIn } from '#desk/require-room.server.ts';
import { countGoingUp } from '#features/students/roll-over/count-going-up.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import { isInRound } from '../rounds/held-decisions.server.ts';
import { findRound } from '../rounds/rounds.server.ts';
import { type CountedSchool, countPlaces } from './count-places.server.ts';
import { criteriaOf, groupOf } from './criteria.ts';
import { listWaiting } from './waiting-list.server.ts';

export type PlacesOfYear = Awaited<ReturnType<typeof listPlaces>>;

/** One grade in one year, with who waits for it. */
export type GradePlaces = PlacesOfYear['grades'][number];

/** How full each grade is in a year, and who waits for it; without a year, in the one that most have applied for. */
export async function listPlaces(
  _staff: StaffIn<'enrollment'>,
  { store: { read }, content }: CountedSchool,
  day: ApplicationDay,
  asked: string,
) {
  const criteria = criteriaOf(content.enrollment);
  const year = /^\d{4}$/.test(asked) ? asked : await busiestYear(read, day);
  const [counts, goingUp, entered, earlier, waiting] = await Promise.all([
    countPlaces(read, content, [year], day.today),
    countGoingUp(read, content, [year], day.today),
    placesIn(read, year),
    placesIn(read, String(Number(year) - 1)),
    listWaiting(read, year, criteria),
  ]);
  const round = await findRound(read, year);
  const orderOf = (grade: string) => {
    if (!round?.agreedAt || !isInRound(round, grade))
      return { criteria, order: 'criteria' as const };
    return {
      criteria: round.criteria,
      order: round.drawnAt ? ('drawn' as const) : ('toDraw' as const),
    };
  };
  const grades = counts.map((count) => ({
    ...count,
    ...orderOf(count.grade),
    version: entered.find((row) => row.grade_level === count.grade)?.version ?? 0,
    /** In the order of the list. */
    waiting: waiting
      .filter((row) => row.grade_level === count.grade)
      .map((row) => ({
        reference: row.reference,
        applicant: `${row.student_first_name} ${row.student_last_name}`,
        /** What orders the list. */
        group: groupOf(row, row.criteria),
        appliedOn: row.applied_on,
      })),
  }));
  /** To choose from. */
  const years = [...new Set([...day.years, year])].sort();
  /** How many places each grade had the year before, where somebody entered it. */
  const before =
    earlier.length > 0
      ? Object.fromEntries(earlier.map((row) => [row.grade_level, row.places]))
      : undefined;
  return {
    year,
    years,
    day,
    grades,
    /** How many of those enrolled are children of the year before who go up. */
    goingUp: goingUp.reduce((sum, { count }) => sum + count, 0),
    ...(before && { before }),
  };
}

const placesIn = (read: ReadStore, year: string) =>
  read.selectFrom('enrollment_places').selectAll().where('enrollment_year', '=', year).execute();

/** Of the years on offer, the one that most families have applied for; the usual one when none has. */
export async function busiestYear(
  read: ReadStore,
  { years, usualYear }: ApplicationDay,
): Promise<string> {
  const counted = await read
    .selectFrom('enrollment_applications')
    .select('enrollment_year')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('enrollment_year', 'in', years)
    .groupBy('enrollment_year')
    .orderBy('count', 'desc')
    .orderBy('enrollment_year')
    .limit(1)
    .executeTakeFirst();
  return counted?.enrollment_year ?? usualYear;
}
