/** The same numbers in every run, so that two people who talk about the demo see the same school. */
export interface Dice {
  /** A whole number from 0 to `below` - 1. */
  upTo(below: number): number;
  pick<Item>(list: readonly Item[]): Item;
  /** True in so many of a hundred throws. */
  chance(percent: number): boolean;
}

/** The generator Mulberry32: small, and good enough for names and dates that are made up. */
export function newDice(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (below: number) => Math.floor(next() * below);
  return {
    upTo,
    pick: (list) => {
      const item = list[upTo(list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
    chance: (percent) => upTo(100) < percent,
  };
}
