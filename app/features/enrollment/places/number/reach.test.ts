import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, type Ended, isSettled, reachOf } from './reach.ts';

const ended = fc.array(fc.record({ wasOffered: fc.boolean(), hasLeft: fc.boolean() }), {
  maxLength: 60,
});
const wasLeft = ({ wasOffered, hasLeft }: Ended) => !wasOffered && !hasLeft;

test('up to its number nobody was left without a place, the last one was offered it, and no nearer one is behind', () => {
  fc.assert(
    fc.property(ended, (list) => {
      const reach = reachOf(list);
      expect(reach === undefined).toBe(
        !list.some(({ hasLeft, wasOffered }) => wasOffered || !hasLeft),
      );
      if (!reach) return;
      const { upTo, wasAll } = reach;
      expect(list.slice(0, upTo).some(wasLeft)).toBe(false);
      if (upTo > 0) expect(list[upTo - 1]?.wasOffered).toBe(true);
      expect(wasAll).toBe(!list.some(wasLeft));
      const firstLeft = list.findIndex(wasLeft);
      const served = list.slice(upTo, firstLeft === -1 ? undefined : firstLeft);
      expect(served.some(({ wasOffered }) => wasOffered)).toBe(false);
    }),
  );
});

test('one more offer never makes it shorter, and a kept place far behind makes it no longer', () => {
  fc.assert(
    fc.property(ended, fc.nat(), (list, index) => {
      const at = list.length === 0 ? 0 : index % list.length;
      const more = list.map((one, place) => (place === at ? { ...one, wasOffered: true } : one));
      expect(reachOf(more)?.upTo ?? 0).toBeGreaterThanOrEqual(reachOf(list)?.upTo ?? 0);
      const behind = [...list, { wasOffered: false, hasLeft: false }];
      const kept = [...behind, { wasOffered: true, hasLeft: false }];
      expect(reachOf(kept)).toEqual(reachOf(behind));
    }),
  );
});

test('a smaller number never has a smaller chance, and without a past nothing is said', () => {
  const chances = ['not likely', 'possible', 'likely'] as const;
  const past = fc.array(
    fc.record({ year: fc.constant('2026'), upTo: fc.nat(80), wasAll: fc.boolean() }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(past, fc.integer({ min: 2, max: 90 }), (years, number) => {
      const rank = (of: number) => chances.indexOf(chanceOf(of, years) ?? 'not likely');
      expect(rank(number - 1)).toBeGreaterThanOrEqual(rank(number));
    }),
  );
  expect(chanceOf(1, [])).toBeUndefined();
});

test('a year is kept as it is from July on', () => {
  expect([isSettled('2026', '2026-06-30'), isSettled('2026', '2026-07-01')]).toEqual([false, true]);
});
