import { isPhone } from './named-in-line.ts';
import type { Promised } from './payable.ts';

/** An id that is shorter can stand in a longer number by chance. */
const LEAST_OF_ID = 8;

/** What families have promised, by whatever a line can name. */
export interface Book {
  byId: ReadonlyMap<string, readonly Promised[]>;
  byReference: ReadonlyMap<string, readonly Promised[]>;
  byPhone: ReadonlyMap<string, readonly Promised[]>;
  byKwacha: ReadonlyMap<number, readonly Promised[]>;
  /** How long the ids are that can stand in a longer word by no chance. */
  longIds: readonly number[];
}

export function bookOf(promised: readonly Promised[]): Book {
  // A telephone number that was entered as the id stands in every payment of its family.
  const withId = promised.filter(
    ({ transactionId }) => transactionId !== '' && !isPhone(transactionId),
  );
  return {
    byId: grouped(withId, ({ transactionId }) => transactionId),
    byReference: grouped(promised, ({ reference }) => reference),
    byPhone: grouped(
      promised.filter(({ phone }) => phone !== ''),
      ({ phone }) => phone,
    ),
    byKwacha: grouped(promised, ({ kwacha }) => kwacha),
    longIds: [...new Set(withId.map(({ transactionId }) => transactionId.length))].filter(
      (length) => length >= LEAST_OF_ID,
    ),
  };
}

/** All of a list by what they have in common. */
export function grouped<One, Key>(
  all: readonly One[],
  keyOf: (one: One) => Key,
): Map<Key, readonly One[]> {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
