import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { isInRound } from '../../rounds/held-decisions.server.ts';
import { findRound } from '../../rounds/rounds.server.ts';
import { type Criteria, criteriaOf } from '../criteria.ts';
import { endOf } from './course.ts';
import { isSettled, type Reach, reachOf } from './reach.ts';
import { courseOfRound } from './round-course.server.ts';
import { listEverWaiting, listToldSteps } from './told-lists.server.ts';
import '../../tables.server.ts';
import type { WaitingReachRow } from './tables.server.ts';
import './tables.server.ts';

const MOST_YEARS = 3;

/** How far the lists of this grade went in the last years, the newest last; only in years with the same kind of numbers. */
export async function listPastReach(
  read: ReadStore,
  { year, grade, isDrawn }: { year: string; grade: string; isDrawn: boolean },
  today: PlainDate,
): Promise<Reach[]> {
  const rows = await read
    .selectFrom('waiting_reach')
    .selectAll()
    .where('grade_level', '=', grade)
    .where('is_drawn', '=', Number(isDrawn))
    .where('year', '<', year)
    .orderBy('year', 'desc')
    .execute();
  return rows
    .filter((row) => isSettled(row.year, today))
    .slice(0, MOST_YEARS)
    .toReversed()
    .map(reachIn);
}

const reachIn = ({ year, up_to: upTo, was_all: wasAll }: WaitingReachRow): Reach => ({
  year,
  upTo,
  wasAll: wasAll === 1,
});

/**
 * Writes down how far each list has come, so that its figure outlives the applications, which retention removes. Of a year
 * whose lists move no more only what is missing.
 */
export async function keepReach(
  { store, content }: { store: Store; content: Pick<Content, 'enrollment'> },
  now: Date,
): Promise<void> {
  const { read } = store;
  const criteria = criteriaOf(content.enrollment);
  const lists = await read
    .selectFrom('enrollment_applications')
    .select(['enrollment_year as year', 'grade_level as grade'])
    .distinct()
    .execute();
  const kept = await read.selectFrom('waiting_reach').select(['year', 'grade_level']).execute();
  const today = dayInLusaka(now);
  for (const { year, grade } of lists) {
    const isKept = kept.some((one) => one.year === year && one.grade_level === grade);
    if (isKept && isSettled(year, today)) continue;
    const found = await findReach(read, { year, grade }, { criteria, now });
    if (!found) continue;
    const { isDrawn, upTo, wasAll } = found;
    const figures = { is_drawn: Number(isDrawn), up_to: upTo, was_all: Number(wasAll) };
    await store.write((transaction) =>
      transaction
        .insertInto('waiting_reach')
        .values({ year, grade_level: grade, ...figures })
        .onConflict((conflict) => conflict.columns(['year', 'grade_level']).doUpdateSet(figures))
        .execute(),
    );
  }
}

/** How far the list has come by what families are told. */
async function findReach(
  read: ReadStore,
  list: { year: string; grade: string },
  { criteria, now }: { criteria: Criteria; now: Date },
): Promise<(Omit<Reach, 'year'> & { isDrawn: boolean }) | undefined> {
  const round = await findRound(read, list.year);
  if (round?.opened && isInRound(round, list.grade)) {
    const course = await courseOfRound(read, round, list.grade, now);
    const reach = reachOf(course.now.map(course.endOf));
    return reach && { ...reach, isDrawn: true };
  }
  const steps = await listToldSteps(read, list, now);
  const waiting = await listEverWaiting(read, list, { criteria, now });
  const reach = reachOf(waiting.map(({ reference }) => endOf(steps.get(reference) ?? [])));
  return reach && { ...reach, isDrawn: false };
}
