import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChildInClass, countsOf, lettersToChoose, warningsOf } from './warnings.ts';

const SCHOOLS = 1000;

const letter = fc.constantFrom('', 'A', 'B', 'C');
const grade = fc
  .array(fc.record({ letter, bornOn: fc.constantFrom('2018-05-04', '2018-06-09', undefined) }), {
    maxLength: 90,
  })
  .map((all): ChildInClass[] => all.map((one, at) => ({ reference: `CH-${at}`, ...one })));

const twins: ChildInClass[] = [
  { reference: 'CH-1', letter: 'A', bornOn: '2018-05-04' },
  { reference: 'CH-2', letter: 'B', bornOn: '2018-05-04' },
  { reference: 'CH-3', letter: 'B', bornOn: '2019-01-02' },
];
const pair = { one: 'CH-1', other: 'CH-2' };
const nothing = { size: 0, said: [], siblings: [] };

test('the counts of the classes are those that one gets by counting, and none is left out', () => {
  fc.assert(
    fc.property(grade, (children) => {
      const counts = countsOf(children);
      for (const [letter, count] of counts) {
        let counted = 0;
        for (const one of children) if (one.letter === letter) counted++;
        expect(count).toBe(counted);
      }
      expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(children.length);
      expect(new Set(counts.map(([letter]) => letter)).size).toBe(counts.length);
    }),
    { numRuns: SCHOOLS },
  );
});

test('each class beyond its size is named, and no other; who is in no class makes none too large', () => {
  fc.assert(
    fc.property(grade, fc.integer({ min: 0, max: 40 }), (children, size) => {
      const named = warningsOf(children, { ...nothing, size }).map((one) =>
        one.is === 'tooMany' ? one.letter : '',
      );
      const tooLarge = ['A', 'B', 'C'].filter(
        (letter) => size > 0 && children.filter((one) => one.letter === letter).length > size,
      );
      expect(named).toEqual(tooLarge);
    }),
    { numRuns: SCHOOLS },
  );
});

test('what the office said of two is a warning only where the classes are otherwise', () => {
  const said = (wish: 'together' | 'apart', children = twins, of = pair) =>
    warningsOf(children, { ...nothing, said: [{ ...of, wish }] }).map(({ is }) => is);
  expect(said('together')).toEqual(['notTogether']);
  expect(said('apart')).toEqual([]);
  const second = { one: 'CH-2', other: 'CH-3' };
  expect(said('apart', twins, second)).toEqual(['notApart']);
  expect(said('together', twins, second)).toEqual([]);
  const inNoClass = twins.map((one) => ({ ...one, letter: '' }));
  expect(said('together', inNoClass)).toEqual([]);
  expect(said('apart', inNoClass)).toEqual([]);
  // One of them is in another grade, or gone.
  expect(said('together', twins.slice(1))).toEqual([]);
});

test('twins, and brothers and sisters, are named until the office has said something of them', () => {
  const siblings = [pair, { one: 'CH-2', other: 'CH-3' }];
  expect(warningsOf(twins, { ...nothing, siblings })).toEqual([
    { is: 'unsaid', pair: siblings[0], areTwins: true },
    { is: 'unsaid', pair: siblings[1], areTwins: false },
  ]);
  const said = [{ one: 'CH-2', other: 'CH-1', wish: 'apart' as const }];
  expect(warningsOf(twins, { ...nothing, siblings, said })).toEqual([
    { is: 'unsaid', pair: siblings[1], areTwins: false },
  ]);
});

test('a child can be put in a class that has children, in the next one, and always in A and B', () => {
  expect(lettersToChoose([])).toEqual(['A', 'B']);
  expect(lettersToChoose(['', 'A'])).toEqual(['A', 'B']);
  expect(lettersToChoose(['', 'A', 'B'])).toEqual(['A', 'B', 'C']);
  expect(lettersToChoose(['Z'])).toHaveLength(26);
});
