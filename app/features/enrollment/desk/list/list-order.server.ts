import { dueFirst } from '#desk/list/due-first.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { gradeLevels } from '../../grade-levels.ts';
import type { Criteria } from '../../places/criteria.ts';
import { compareStanding } from '../../places/waiting-order.ts';
import { withDrawn } from '../../rounds/drawn-order.server.ts';
import { waitsForPlace } from '../../status/status-sets.ts';
import type { ListSort } from './application-list.ts';
import type { Hit } from './hits.server.ts';
import type { Narrowing } from './list-filters.server.ts';

type Order = (one: Hit, other: Hit) => number;

/** The order that the list is asked for. */
export async function orderOf(
  read: ReadStore,
  { sort, criteria, listTurns }: Narrowing,
  hits: readonly Hit[],
): Promise<Order> {
  if (sort === 'due') return byDay(listTurns, hits);
  if (sort === 'waiting') return asTheyWait(read, hits, criteria);
  return orders[sort];
}

/** By whose turn it is and by when. */
async function byDay(listTurns: Narrowing['listTurns'], hits: readonly Hit[]): Promise<Order> {
  const open = await listTurns(hits.map(({ reference }) => reference));
  const turns = new Map(open.map(({ reference, turn }) => [reference, turn]));
  const due = ({ reference, submitted_at: at }: Hit) => ({
    reference,
    at,
    turn: turns.get(reference),
  });
  return (one, other) => dueFirst(due(one), due(other));
}

const byName = new Intl.Collator('en');

const byTime = (one: Hit, other: Hit) =>
  compare(one.submitted_at, other.submitted_at) || compare(one.reference, other.reference);

const orders: Record<Exclude<ListSort, 'due' | 'waiting'>, Order> = {
  newest: (one, other) => byTime(other, one),
  oldest: byTime,
  name: (one, other) =>
    byName.compare(one.student_last_name, other.student_last_name) ||
    byName.compare(one.student_first_name, other.student_first_name) ||
    byTime(other, one),
};

/** Year by year and grade by grade as the waiting list stands; behind them whoever waits for no place. */
async function asTheyWait(
  read: ReadStore,
  hits: readonly Hit[],
  criteria: Criteria,
): Promise<Order> {
  const ranked = await withDrawn(read, hits, criteria);
  const known = new Map(ranked.map((one) => [one.reference, one]));
  const rankOf = (hit: Hit) =>
    known.get(hit.reference) ?? { ...hit, criteria, isOfRound: false, drawn: undefined };
  const gradeOf = ({ grade_level }: Hit) => Object.keys(gradeLevels).indexOf(grade_level);
  const isOut = ({ status }: Hit) => Number(!waitsForPlace.includes(status));
  return (one, other) =>
    compare(one.enrollment_year, other.enrollment_year) ||
    gradeOf(one) - gradeOf(other) ||
    isOut(one) - isOut(other) ||
    (isOut(one) ? byTime(one, other) : compareStanding(rankOf(one), rankOf(other)));
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
