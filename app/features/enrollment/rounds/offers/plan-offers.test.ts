import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChildInOrder, type OfferRule, planOffers } from './plan-offers.ts';

const child = (
  reference: string,
  ticket = reference,
  stands: ChildInOrder['stands'] = 'toDecide',
): ChildInOrder => ({ reference, ticket, stands });

const plan = (children: ChildInOrder[], rule: Partial<OfferRule>) => {
  const planned = planOffers(children, {
    places: 0,
    atLastPlace: 'bothWait',
    byHand: new Map(),
    ...rule,
  });
  return { ...planned, outcomes: Object.fromEntries(planned.outcomes) };
};

test('places are given down the order, and who comes after them waits', () => {
  expect(plan([child('a'), child('b'), child('c')], { places: 2 })).toEqual({
    ...{ outcomes: { a: 'place', b: 'place', c: 'waits' }, more: 0, left: 0, waitForTwo: [] },
  });
});

test('one place for two who share a ticket: both wait for two, and nobody behind them takes it', () => {
  const order = [child('a'), child('b', 'twins'), child('c', 'twins'), child('d')];
  expect(plan(order, { places: 2 })).toEqual({
    outcomes: { a: 'place', b: 'waits', c: 'waits', d: 'waits' },
    ...{ more: 0, left: 1, waitForTwo: ['b', 'c'] },
  });
  expect(plan(order, { places: 2, atLastPlace: 'oneMore' })).toEqual({
    outcomes: { a: 'place', b: 'place', c: 'place', d: 'waits' },
    ...{ more: 1, left: 0, waitForTwo: [] },
  });
});

test('one place more is one: three who share a ticket wait where two places are missing', () => {
  const order = [child('a', 'three'), child('b', 'three'), child('c', 'three')];
  expect(plan(order, { places: 1, atLastPlace: 'oneMore' })).toMatchObject({ more: 0, left: 1 });
  expect(plan(order, { places: 2, atLastPlace: 'oneMore' })).toMatchObject({ more: 1, left: 0 });
});

test('whom the office takes out leaves the place to the next, also a twin', () => {
  const order = [child('a'), child('b', 'twins'), child('c', 'twins'), child('d')];
  const byHand = new Map([['b', 'none' as const]]);
  expect(plan(order, { places: 2, byHand }).outcomes).toEqual({
    ...{ a: 'place', b: 'none', c: 'place', d: 'waits' },
  });
});

test('who has a place has one of those of the draw, and keeps its number', () => {
  const order = [child('a', 'a', 'hasPlace'), child('b', 'b', 'decided'), child('c'), child('d')];
  expect(plan(order, { places: 2, lastToWait: 3 }).outcomes).toEqual({ c: 'place', d: 'none' });
});

test('twins have one number: where the list ends at it, both wait', () => {
  const order = [child('a'), child('b', 'twins'), child('c', 'twins'), child('d')];
  expect(plan(order, { places: 1, lastToWait: 2 }).outcomes).toEqual({
    ...{ a: 'place', b: 'waits', c: 'waits', d: 'none' },
  });
});

test('for any order: nobody behind is offered before somebody ahead without a reason, and never more than the places', () => {
  const anyChild = fc.record({
    ticket: fc.integer({ min: 1, max: 12 }).map(String),
    stands: fc.constantFrom<ChildInOrder['stands']>('toDecide', 'toDecide', 'hasPlace', 'decided'),
    isByHand: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
  });
  const rule = fc.record({
    places: fc.integer({ min: 0, max: 20 }),
    atLastPlace: fc.constantFrom<OfferRule['atLastPlace']>('bothWait', 'oneMore'),
    lastToWait: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(anyChild, { maxLength: 30 }), rule, (drawn, said) => {
      // Children of one ticket stand side by side.
      const order = drawn
        .toSorted((one, other) => one.ticket.localeCompare(other.ticket))
        .map((one, at) => ({ ...one, reference: `EN-${at}` }));
      const byHand = new Map(
        order
          .filter(({ isByHand }) => isByHand)
          .map(({ reference }) => [reference, 'waits' as const]),
      );
      const { outcomes, more, left } = planOffers(order, { ...said, byHand });
      const placed = order.filter(({ reference }) => outcomes.get(reference) === 'place');
      const taken = order.filter(({ stands }) => stands === 'hasPlace').length;
      const free = Math.max(0, said.places - taken);
      expect(placed.length + left - more).toBe(free);
      expect(more).toBeLessThanOrEqual(said.atLastPlace === 'oneMore' ? 1 : 0);
      // Each child that is to be decided of has exactly one outcome, and no other has one.
      const toDecide = order.filter(({ stands }) => stands === 'toDecide');
      expect([...outcomes.keys()].sort()).toEqual(
        toDecide.map(({ reference }) => reference).sort(),
      );
      // Ahead of the last who gets a place only those are without one whom the office took out.
      const last = order.findLastIndex(({ reference }) => outcomes.get(reference) === 'place');
      const passed = order
        .slice(0, Math.max(0, last))
        .filter(
          ({ reference, stands }) => stands === 'toDecide' && outcomes.get(reference) !== 'place',
        );
      expect(passed.every(({ reference }) => byHand.has(reference))).toBe(true);
      // Children of one ticket who are not taken out have one outcome.
      for (const { ticket } of toDecide) {
        const told = toDecide
          .filter((one) => one.ticket === ticket && !byHand.has(one.reference))
          .map(({ reference }) => outcomes.get(reference));
        expect(new Set(told).size).toBeLessThanOrEqual(1);
      }
    }),
  );
});
