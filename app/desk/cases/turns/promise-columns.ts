import type { TurnStep } from './answer-by.ts';

/** Where the store keeps that those outside were reminded. */
interface ReminderColumns {
  half_reminded_at: string | null;
  last_reminded_at: string | null;
}

/** When those outside were reminded of what a status asks them for; empty where they were not. */
export function remindedOf(row: ReminderColumns): { half?: string; last?: string } {
  const { half_reminded_at: half, last_reminded_at: last } = row;
  return { ...(half && { half }), ...(last && { last }) };
}

/** Where the store keeps what was promised with a status. */
export interface PromiseColumns {
  promise_since: string | null;
  promise_by: string | null;
  broken_at: string | null;
  new_day: string | null;
}

/** What was promised with a status, and that it was broken; one that is broken and has no new day is belated. */
export function promiseOf(row: PromiseColumns): Pick<TurnStep, 'promised' | 'broken'> {
  const { promise_since: since, promise_by: by, broken_at: at, new_day: newDay } = row;
  return {
    ...(since && by && { promised: { since, by, ...(at && !newDay && { isBelated: true }) } }),
    ...(at && newDay && { broken: { at, newDay } }),
  };
}
