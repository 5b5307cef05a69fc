import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedOn } from './applied-on.ts';
import { type Criteria, criteriaOf, everyWaitingGroup, groupNumber } from './criteria.ts';
import { inWaitingOrder } from './waiting-order.ts';

const ofList = { enrollment_year: '2027', grade_level: 'grade1' };
const usual = criteriaOf({});
/** All that a school can choose. */
const everyCriteria: Criteria[] = (['day', 'lot'] as const).flatMap((within) =>
  ([[], ['sibling'], ['staff'], ['sibling', 'staff'], ['staff', 'sibling']] as const).map(
    (groups) => ({ groups: [...groups], within }),
  ),
);
const criteria = fc.constantFrom(...everyCriteria);
const hour = fc.integer({ min: 0, max: 23 });
/** As a form has it that arrived on some day at that hour in Lusaka. */
const appliedAt = (date: number, at: number) =>
  appliedOn(undefined, new Date(Date.UTC(2026, 10, date, at - 2)));
const standing = fc
  .record({
    waits_as: fc.constantFrom(null, ...everyWaitingGroup),
    date: fc.integer({ min: 10, max: 14 }),
    hour,
    lot: fc.stringMatching(/^[0-9a-f]{32}$/),
  })
  .map((one) => ({
    ...one,
    applied_on: appliedAt(one.date, one.hour),
    isOfRound: false,
    drawn: undefined,
    ...ofList,
  }));
/** Each with a reference and a lot of its own; some are twins, who have one lot, one group and one day. */
const list = fc
  .array(fc.tuple(standing, fc.boolean()), { maxLength: 60 })
  .chain((all) => fc.tuple(fc.constant(all), criteria))
  .map(([all, by]) =>
    all.flatMap(([one, hasTwin], at) => [
      { ...one, criteria: by, reference: `EN-${at}` },
      ...(hasTwin ? [{ ...one, criteria: by, reference: `EN-${at}-T` }] : []),
    ]),
  );
const order = (all: { reference: string }[]) => all.map(({ reference }) => reference);

test('by whichever criteria, the hour of arrival changes nobody’s place', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(hour), (all, hours) => {
      const swapped = all.map((one) => ({
        ...one,
        applied_on: appliedAt(one.date, hours.next().value ?? 0),
      }));
      expect(order(inWaitingOrder(swapped))).toEqual(order(inWaitingOrder(all)));
    }),
  );
});

test('nobody stands before somebody of a better group, nor before an earlier day or a smaller lot of their own', () => {
  fc.assert(
    fc.property(list, (all) => {
      const sorted = inWaitingOrder(all);
      for (const [at, one] of sorted.entries()) {
        const before = sorted[at - 1];
        if (!before) continue;
        const ranks = [before, one].map((each) => groupNumber(each, each.criteria));
        expect(ranks).toEqual(ranks.toSorted((first, second) => first - second));
        if (ranks[0] !== ranks[1]) continue;
        if (one.criteria.within === 'day') expect(before.applied_on <= one.applied_on).toBe(true);
        else expect(before.lot <= one.lot).toBe(true);
      }
    }),
  );
});

test('the same children have the same order, in whichever order they are read', () => {
  const shuffled = list.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, ([all, mixed]) => {
      expect(order(inWaitingOrder(mixed))).toEqual(order(inWaitingOrder(all)));
    }),
  );
});

test('twins stand side by side', () => {
  fc.assert(
    fc.property(list, (all) => {
      const references = order(inWaitingOrder(all));
      for (const twin of references.filter((one) => one.endsWith('-T'))) {
        const other = references.indexOf(twin.slice(0, -2));
        expect(Math.abs(references.indexOf(twin) - other)).toBe(1);
      }
    }),
  );
});

test('a group that the office has not confirmed counts as everybody else', () => {
  const at = (reference: string, waits_as: 'sibling' | null, lot: string) => ({
    reference,
    waits_as,
    lot,
    applied_on: '2026-11-10',
    isOfRound: false,
    drawn: undefined,
    criteria: usual,
    ...ofList,
  });
  const confirmed = at('EN-1', 'sibling', 'f');
  const open = at('EN-2', null, 'a');
  expect(order(inWaitingOrder([open, confirmed]))).toEqual(['EN-1', 'EN-2']);
});

test('by lot, the day changes nobody’s place, and a group that does not count is everybody else', () => {
  fc.assert(
    fc.property(list, fc.infiniteStream(hour), (all, days) => {
      const byLot = all.map((one) => ({
        ...one,
        criteria: { ...one.criteria, within: 'lot' as const },
      }));
      const others = byLot.map((one) => ({
        ...one,
        applied_on: `2026-11-${10 + (days.next().value ?? 0)}`,
        waits_as:
          one.waits_as && one.criteria.groups.some((group) => group === one.waits_as)
            ? one.waits_as
            : null,
      }));
      expect(order(inWaitingOrder(others))).toEqual(order(inWaitingOrder(byLot)));
    }),
  );
});

test('each list is ordered by its own criteria, and all by whichever order they are read in', () => {
  const ofGrades = fc
    .tuple(list, list)
    .map(([first, second]) => [
      ...first,
      ...second.map((one) => ({ ...one, grade_level: 'grade2', reference: `${one.reference}-2` })),
    ]);
  fc.assert(
    fc.property(ofGrades, (all) => {
      const grades = (ofGrade: string) => all.filter((one) => one.grade_level === ofGrade);
      const each = ['grade1', 'grade2'].flatMap((one) => order(inWaitingOrder(grades(one))));
      expect(order(inWaitingOrder(all.toReversed()))).toEqual(each);
    }),
  );
});

test('after a draw neither the day nor the hour counts, and who came after it stands behind', () => {
  const drawn = fc.record({ isLate: fc.boolean(), lot: fc.stringMatching(/^[0-9a-f]{64}$/) });
  const drawnList = fc.array(fc.tuple(standing, drawn, hour), { maxLength: 40 });
  fc.assert(
    fc.property(drawnList, criteria, (all, by) => {
      const ranked = all.map(([one, lot], at) => ({
        ...one,
        criteria: by,
        reference: `EN-${at}`,
        isOfRound: true,
        drawn: lot,
      }));
      const others = all.map(([one, lot, date], at) => ({
        ...one,
        criteria: by,
        reference: `EN-${at}`,
        isOfRound: true,
        drawn: lot,
        applied_on: `2026-11-${10 + date}`,
      }));
      const sorted = inWaitingOrder(ranked);
      expect(order(inWaitingOrder(others))).toEqual(order(sorted));
      const late = sorted.map((one) => Number(one.drawn.isLate));
      expect(late).toEqual(late.toSorted());
    }),
  );
});
