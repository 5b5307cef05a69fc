import type { Turn, Whose } from '../cases/turns/answer-by.ts';

/** The end of all days, for a turn that has none. */
const NO_DAY = '9999-12-31';

const ranks: Readonly<Record<Whose, number>> = { ours: 0, theirs: 1, nobodys: 2 };

interface Due {
  turn: Turn | undefined;
  /** When it came. */
  at: string;
  reference: string;
}

/**
 * What waits for the school stands first, the late ones and then by the day that was promised; what has no day stands
 * behind those that have one. Of one day, what came first.
 */
export function dueFirst(one: Due, other: Due): number {
  return (
    rankOf(one) - rankOf(other) ||
    compare(one.turn?.by ?? NO_DAY, other.turn?.by ?? NO_DAY) ||
    compare(one.at, other.at) ||
    compare(one.reference, other.reference)
  );
}

const rankOf = ({ turn }: Due) => ranks[turn?.whose ?? 'nobodys'];

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
