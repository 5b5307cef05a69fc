import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { countGoingUp } from './roll-over/count-going-up.server.ts';
import './tables.server.ts';

/** How many children a grade of a year has more than applications say. */
export interface BesideApplications {
  year: string;
  grade: string;
  count: number;
}

/**
 * What the children of the school add to the applications of a year, by grade: each that came another way holds one
 * place more, each that was enrolled and has left by that day one less, and each that goes up into a year that has not
 * begun one more. So no child is counted twice.
 */
export async function countBesideApplications(
  read: ReadStore,
  content: Pick<Content, 'calendar' | 'enrollment'>,
  years: readonly string[],
  day: PlainDate,
): Promise<BesideApplications[]> {
  const counted = await read
    .selectFrom('student_years')
    .select(['school_year as year', 'grade_level as grade', 'came_by'])
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.sum<number>(eb.case().when('left_on', '<=', day).then(1).else(0).end()).as('left'),
    ])
    .where('school_year', 'in', [...years, ''])
    .groupBy(['school_year', 'grade_level', 'came_by'])
    .execute();
  const beside = new Map<string, BesideApplications>();
  const add = ({ year, grade, count }: BesideApplications) => {
    const before = beside.get(`${year} ${grade}`)?.count ?? 0;
    beside.set(`${year} ${grade}`, { year, grade, count: before + count });
  };
  for (const { year, grade, came_by: cameBy, all, left } of counted) {
    const here = cameBy === 'application' ? 0 : Number(all);
    add({ year, grade, count: here - Number(left) });
  }
  for (const goingUp of await countGoingUp(read, content, years, day)) add(goingUp);
  return [...beside.values()];
}
