import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Turn, Whose } from '../cases/turns/answer-by.ts';
import { dueFirst } from './due-first.ts';

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
const turn: fc.Arbitrary<Turn | undefined> = fc.option(
  fc.record({
    whose: fc.constantFrom<Whose>('ours', 'theirs', 'nobodys'),
    since: fc.constant('2026-01-01T08:00:00.000Z'),
    by: fc.option(day, { nil: undefined }),
    lateDays: fc.constant(0),
  }) as fc.Arbitrary<Turn>,
  { nil: undefined },
);
const due = fc.record({ turn, at: day, reference: fc.string({ minLength: 1, maxLength: 3 }) });

test('what waits for the school stands first, by its day, then by when it came', () => {
  fc.assert(
    fc.property(fc.array(due, { maxLength: 12 }), (all) => {
      const sorted = all.toSorted(dueFirst);
      const ours = sorted.filter((one) => one.turn?.whose === 'ours');
      expect(sorted.slice(0, ours.length)).toEqual(ours);
      const days = ours.map((one) => one.turn?.by ?? '9999-12-31');
      expect(days).toEqual(days.toSorted());
      for (const by of new Set(days)) {
        const came = ours
          .filter((one) => (one.turn?.by ?? '9999-12-31') === by)
          .map(({ at }) => at);
        expect(came).toEqual(came.toSorted());
      }
    }),
  );
});

test('it is one order, whichever two are compared', () => {
  fc.assert(
    fc.property(due, due, due, (one, two, three) => {
      expect(Math.sign(dueFirst(one, two))).toBe(-Math.sign(dueFirst(two, one)) + 0);
      if (dueFirst(one, two) <= 0 && dueFirst(two, three) <= 0)
        expect(dueFirst(one, three)).toBeLessThanOrEqual(0);
    }),
  );
});
