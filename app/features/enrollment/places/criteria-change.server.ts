import { type ActData, type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { shortGrade } from '../grade-levels.ts';
import { waitsForPlace } from '../status/status-sets.ts';
import { PLACES_LOCK } from './change-places.server.ts';
import type { Criteria } from './criteria.ts';
import { noteRankedBy } from './ranked-by.server.ts';
import { listWaiting } from './waiting-list.server.ts';
import { inWaitingOrder } from './waiting-order.ts';
import '../tables.server.ts';

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** A list that is ordered anew, and how many of its children stand elsewhere then. */
export interface MovedList {
  list: string;
  moved: number;
  of: number;
}

/**
 * The school gives places by other criteria from now on: everybody is ranked again, and the record of each child that
 * stands elsewhere says so. Returns what the act of that change says. Lists of a round stay as they are.
 */
export async function rankAllAgain(
  transaction: WriteTransaction,
  staff: Actor,
  { before, after }: { before: Criteria; after: Criteria },
  now: Date,
): Promise<ActData> {
  await lock(transaction, PLACES_LOCK);
  for (const list of await listEach(transaction, before)) {
    for (const { reference, placeFrom, placeTo } of movedIn(list, after)) {
      const data = { placeFrom, placeTo, isByCriteria: true } as const;
      await recordAct(transaction, staff, { act: 'changed', about: reference, data }, now);
    }
  }
  await noteRankedBy(transaction, after);
  return { criteria: after, criteriaBefore: before };
}

/** How many children of which list each of these criteria would move, in the order of them. */
export async function countMoved(
  read: ReadStore,
  before: Criteria,
  each: readonly Criteria[],
): Promise<MovedList[][]> {
  const lists = await listEach(read, before);
  return each.map((after) =>
    lists.flatMap((list) => {
      const moved = movedIn(list, after).length;
      const [first] = list;
      if (!first || moved === 0) return [];
      const name = `${shortGrade(first.grade_level)}, ${first.enrollment_year}`;
      return [{ list: name, moved, of: list.length }];
    }),
  );
}

/** Each list in which somebody waits, in its order. */
async function listEach(read: ReadStore, criteria: Criteria): Promise<Waiting[][]> {
  const years = await read
    .selectFrom('enrollment_applications')
    .select('enrollment_year as year')
    .distinct()
    .where('status', 'in', waitsForPlace)
    .where('same_child_as', 'is', null)
    .orderBy('year')
    .execute();
  const lists: Waiting[][] = [];
  for (const { year } of years) {
    const waiting = await listWaiting(read, year, criteria);
    const grades = new Set(waiting.map(({ grade_level }) => grade_level));
    for (const grade of grades)
      lists.push(waiting.filter(({ grade_level }) => grade_level === grade));
  }
  return lists;
}

function movedIn(list: readonly Waiting[], after: Criteria) {
  const places = new Map(list.map(({ reference }, at) => [reference, at + 1]));
  return inWaitingOrder(list.map((one) => (one.isOfRound ? one : { ...one, criteria: after })))
    .map(({ reference }, at) => ({
      reference,
      placeFrom: places.get(reference) ?? 0,
      placeTo: at + 1,
    }))
    .filter(({ placeFrom, placeTo }) => placeFrom !== placeTo);
}
