import type { Content } from '#features/content/schemas.ts';
import { countBesideApplications } from '#features/students/count-students.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { gradeLevels } from '../grade-levels.ts';
import { holdsPlace, isStudent, waitsForPlace } from '../status/status-sets.ts';
import type { GradeCount } from './places.ts';
import '../tables.server.ts';

/** What the places of a school are counted from. */
export interface CountedSchool {
  store: Pick<Store, 'read'>;
  content: CountedContent;
}

type CountedContent = Pick<Content, 'calendar' | 'enrollment'>;

/** How full every grade is in these years, as of a day: whoever has left by then holds no place any more. */
export async function countPlaces(
  read: ReadStore,
  content: CountedContent,
  years: readonly string[],
  day: PlainDate,
): Promise<GradeCount[]> {
  if (years.length === 0) return [];
  const entered = await read
    .selectFrom('enrollment_places')
    .select(['enrollment_year as year', 'grade_level as grade', 'places'])
    .where('enrollment_year', 'in', years)
    .execute();
  const counted = await read
    .selectFrom('enrollment_applications')
    .select(['enrollment_year as year', 'grade_level as grade', 'status'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('enrollment_year', 'in', years)
    .where('status', 'in', [...holdsPlace, ...waitsForPlace])
    .where('same_child_as', 'is', null)
    .groupBy(['enrollment_year', 'grade_level', 'status'])
    .execute();
  const beside = await countBesideApplications(read, content, years, day);
  return years.flatMap((year) =>
    Object.keys(gradeLevels).map((grade) => {
      const isHere = (row: { year: string; grade: string }) =>
        row.year === year && row.grade === grade;
      const said = entered.find(isHere);
      const count = (status: EnrollmentStatus) =>
        Number(counted.find((row) => isHere(row) && row.status === status)?.count ?? 0) +
        (isStudent(status) ? (beside.find(isHere)?.count ?? 0) : 0);
      return {
        year,
        grade,
        ...(said && { places: said.places }),
        held: Object.fromEntries(holdsPlace.map((status) => [status, count(status)])),
        waiting: waitsForPlace.reduce((sum, status) => sum + count(status), 0),
      };
    }),
  );
}

/** How full one grade is. */
export async function countGrade(
  read: ReadStore,
  content: CountedContent,
  { year, grade }: { year: string; grade: string },
  day: PlainDate,
): Promise<GradeCount | undefined> {
  return (await countPlaces(read, content, [year], day)).find((count) => count.grade === grade);
}

/** Whether the office has said of any grade how many places it has. */
export async function hasEnteredPlaces(read: ReadStore): Promise<boolean> {
  const entered = await read
    .selectFrom('enrollment_places')
    .select('places')
    .limit(1)
    .executeTakeFirst();
  return entered !== undefined;
}
