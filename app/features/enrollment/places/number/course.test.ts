import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { endOf, type OnList, onList, placeOnList } from './course.ts';
import { changeInWords, childrenBefore, reachInWords } from './number-words.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day, 9)).toISOString();

test('a child waits from its first day on the list until it is told something else', () => {
  const steps = [
    { status: 'submitted', at: at(0) },
    { status: 'underReview', at: at(1) },
    { status: 'waitlisted', at: at(2) },
    { status: 'offered', at: at(9) },
    { status: 'declined', at: at(12) },
  ] as const;
  expect(onList(steps.slice(0, 2))).toBeUndefined();
  expect(onList(steps.slice(0, 3))).toEqual({ since: at(2) });
  expect(onList(steps)).toEqual({ since: at(2), left: { at: at(9), wasOffered: true } });
  expect(endOf(steps)).toEqual({ wasOffered: true, hasLeft: false });
  expect(endOf([...steps.slice(0, 3), { status: 'withdrawn', at: at(9) }])).toEqual({
    ...{ wasOffered: false, hasLeft: true },
  });
  expect(endOf([...steps.slice(0, 3), { status: 'notOffered', at: at(9) }])).toEqual({
    ...{ wasOffered: false, hasLeft: false },
  });
});

test('the number and its changes are those of a list that is kept by hand from day to day', () => {
  const one = fc.record({
    came: fc.integer({ min: 0, max: 20 }),
    stays: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    wasOffered: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(one, { maxLength: 30 }),
      fc.array(one, { maxLength: 5 }),
      (before, behind) => {
        const of = ({ came, stays, wasOffered }: (typeof before)[number]): OnList => ({
          since: at(came),
          ...(stays && { left: { at: at(came + stays), wasOffered } }),
        });
        const own: OnList = { since: at(10) };
        const list = [...before.map(of), own, ...behind.map(of)];
        const place = placeOnList([{ from: '', inOrder: list }], own);
        const beforeOn = (day: number) =>
          before.filter(({ came, stays }) => came <= day && (!stays || came + stays > day)).length;
        expect(place?.number).toBe(beforeOn(50) + 1);
        expect(place?.counted).toBe(before.length + 1);
        const moved = place?.changes.reduce((sum, { up }) => sum + up, 0);
        expect(moved).toBe(beforeOn(10) - beforeOn(50));
        const days = place?.changes.map(({ on }) => on) ?? [];
        expect(days).toEqual(days.toSorted().toReversed());
      },
    ),
  );
  const gone = { since: at(0), left: { at: at(1), wasOffered: true } };
  expect(placeOnList([{ from: '', inOrder: [gone] }], gone)).toBeUndefined();
});

test('where the criteria change, each move is counted by the order of its day, and all of them lead to the number of today', () => {
  const one = fc.record({
    came: fc.integer({ min: 0, max: 20 }),
    stays: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  });
  const drawn = fc.array(one, { maxLength: 12 }).chain((others) =>
    fc.tuple(
      fc.constant(others),
      fc.array(fc.shuffledSubarray([...others.keys(), -1], { minLength: others.length + 1 }), {
        minLength: 1,
        maxLength: 4,
      }),
    ),
  );
  fc.assert(
    fc.property(drawn, ([others, shuffles]) => {
      const own: OnList = { since: at(10) };
      const all = others.map(
        ({ came, stays }): OnList => ({
          since: at(came),
          ...(stays && { left: { at: at(came + stays), wasOffered: false } }),
        }),
      );
      // The first change comes before the child, and others at the very moment at which somebody comes or leaves.
      const fromOf = (index: number) => (index === 0 ? '' : at(3 + index * 5));
      const orders = shuffles.map((shuffle, index) => ({
        from: fromOf(index),
        inOrder: shuffle.map((which) => all[which] ?? own),
      }));
      const beforeOn = (instant: string, { inOrder }: (typeof orders)[number]) =>
        inOrder
          .slice(0, inOrder.indexOf(own))
          .filter(({ since, left }) => since <= instant && (!left || left.at > instant)).length;
      const [first, last] = [orders.findLast(({ from }) => from <= own.since), orders.at(-1)];
      if (!first || !last) return;
      const place = placeOnList(orders, own);
      const moved = place?.changes.reduce((sum, { up }) => sum + up, 0);
      expect(place?.number).toBe(beforeOn(at(60), last) + 1);
      expect(moved).toBe(beforeOn(at(10), first) - beforeOn(at(60), last));
    }),
  );
});

test('a change of the criteria is a reason of its own, and nobody comes twice', () => {
  const own: OnList = { since: at(0) };
  const later: OnList = { since: at(1) };
  const orders = [
    { from: '', inOrder: [own, later] },
    { from: at(5), inOrder: [later, own] },
  ];
  expect(placeOnList(orders, own)?.changes).toEqual([
    { on: '2026-01-06', up: -1, why: 'criteria' },
  ]);
  expect(placeOnList(orders, later)?.changes).toEqual([
    { on: '2026-01-06', up: 1, why: 'criteria' },
  ]);
  expect(plainSpaces(changeInWords({ on: '2026-01-06', up: -1, why: 'criteria' }))).toBe(
    'January 6, 2026: 1 place further behind. The school changed how places are given.',
  );
});

test('is said in whole sentences', () => {
  expect(plainSpaces(changeInWords({ on: '2026-01-14', up: 2, why: 'offered' }))).toBe(
    'January 14, 2026: 2 places nearer to the front. We offered a place to 2 children before yours.',
  );
  expect(plainSpaces(changeInWords({ on: '2026-01-15', up: -1, why: 'came' }))).toBe(
    'January 15, 2026: 1 place further behind. 1 child came to the list, and our rules put it before yours.',
  );
  expect(
    reachInWords(17, [
      { year: '2024', upTo: 20, wasAll: false },
      { year: '2025', upTo: 14, wasAll: false },
      { year: '2026', upTo: 20, wasAll: false },
    ]),
  ).toBe(
    'For 2024 and 2026, children up to number 20 were offered a place. For 2025, children up to number 14 were offered a place. So a place for your child is possible. Please ask another school too.',
  );
  expect(reachInWords(3, [])).toBeUndefined();
});

test('the next child reads that nobody before it waits', () => {
  expect([0, 1, 2].map(childrenBefore)).toEqual([
    'No child before yours waits any more.',
    '1 child before yours still waits.',
    '2 children before yours still wait.',
  ]);
});
