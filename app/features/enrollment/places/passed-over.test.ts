import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passedOver } from './passed-over.ts';

const line = (...references: string[]) => references.map((reference) => ({ reference }));
const names = (waiting: ReturnType<typeof line>, chosen: string[]) =>
  passedOver(waiting, chosen).map(({ reference }) => reference);

describe('whoever is passed over by an offer', () => {
  test.each([
    [['a'], []],
    [['a', 'b'], []],
    [['b'], ['a']],
    [['a', 'c'], ['b']],
    // Was never on the list.
    [['new'], ['a', 'b', 'c']],
    [
      ['a', 'new'],
      ['b', 'c'],
    ],
    [[], []],
  ])('is named when %j are chosen', (chosen, expected) => {
    expect(names(line('a', 'b', 'c'), chosen)).toEqual(expected);
  });

  test('nobody is both chosen and passed over, and the first of the list passes nobody', () => {
    const references = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 12 });
    fc.assert(
      fc.property(references, fc.uniqueArray(fc.nat(11)), (all, picked) => {
        const chosen = picked.flatMap((at) => all[at] ?? []);
        const passed = names(line(...all), chosen);
        for (const one of passed) {
          expect(chosen).not.toContain(one);
          // Somebody who is chosen stands behind them.
          expect(chosen.some((other) => all.indexOf(other) > all.indexOf(one))).toBe(true);
        }
        const inOrder = all.slice(0, chosen.length);
        expect(names(line(...all), inOrder)).toEqual([]);
      }),
    );
  });
});
