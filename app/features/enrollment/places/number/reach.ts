import type { PlainDate } from '#lib/dates/plain-date.ts';

/** How far the list of one grade went in one year. */
export interface Reach {
  year: string;
  /** Up to this number nobody who went on waiting was left without a place. */
  upTo: number;
  /** Nobody at all was left. */
  wasAll: boolean;
}

/** How it ended for the children of a list, in their order. */
export interface Ended {
  wasOffered: boolean;
  /** The family left before it was offered a place. */
  hasLeft: boolean;
}

/**
 * Up to which number a list was offered places. A child further behind that was offered one for a reason of its own, such
 * as a kept place, makes nobody's chance look better. Undefined where the list tells nothing: nobody was offered a place
 * because nobody went on waiting.
 */
export function reachOf(inOrder: readonly Ended[]): Omit<Reach, 'year'> | undefined {
  const firstLeft = inOrder.findIndex(({ wasOffered, hasLeft }) => !wasOffered && !hasLeft);
  const wasAll = firstLeft === -1;
  const served = wasAll ? inOrder : inOrder.slice(0, firstLeft);
  const upTo = served.findLastIndex(({ wasOffered }) => wasOffered) + 1;
  return wasAll && upTo === 0 ? undefined : { upTo, wasAll };
}

/** A list of a year moves no more once half of that year is over; from then on its figure is kept as it is. */
export const isSettled = (year: string, today: PlainDate) => today > `${year}-06-30`;

export type Chance = 'likely' | 'possible' | 'not likely';

/** What a number would have meant in the years before: enough in all of them, in some, or in none. */
export function chanceOf(number: number, past: readonly Reach[]): Chance | undefined {
  if (past.length === 0) return undefined;
  const enough = past.filter(({ upTo, wasAll }) => wasAll || number <= upTo).length;
  if (enough === past.length) return 'likely';
  return enough > 0 ? 'possible' : 'not likely';
}
