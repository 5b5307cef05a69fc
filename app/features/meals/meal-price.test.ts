import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import {
  choiceFrom,
  choiceInWords,
  daysOf,
  firstChoice,
  type MealChoice,
  mostTimes,
  payableTerms,
  priceOf,
  WEEK,
} from './meal-price.ts';

const { fees, calendar } = fixtureContent;
const { meals } = fees;
const beforeAll = '2026-01-01';
const terms = payableTerms(calendar, beforeAll);
const read = (query: string) => choiceFrom(new URLSearchParams(query), terms);

const choices: fc.Arbitrary<MealChoice> = fc.record({
  times: fc.record({
    breakfast: fc.integer({ min: 0, max: 5 }),
    lunch: fc.integer({ min: 0, max: 5 }),
    milk: fc.integer({ min: 0, max: 5 }),
    adultLunch: fc.integer({ min: 0, max: 25 }),
  }),
  children: fc.integer({ min: 1, max: 10 }),
  period: fc.constantFrom(WEEK, ...terms.map(({ id }) => id)),
  from: fc.constant(''),
  notTaken: fc.constant({}),
});

test('the prices of the school: a week for one child, and a term for two with everything', () => {
  expect(priceOf(firstChoice, 5, meals)).toMatchObject({ days: 5, kwacha: 125 });
  const everything = read('breakfast=5&lunch=5&milk=5&adultLunch=1&children=2&period=term-1');
  const price = priceOf(everything, daysOf(everything, calendar, beforeAll), meals);
  expect(price.days).toBe(69);
  expect(price.lines.map(({ id, count, kwacha }) => [id, count, kwacha])).toEqual([
    ['breakfast', 138, 2070],
    ['lunch', 138, 3450],
    ['adultLunch', 14, 490],
    ['milk', 138, 690],
  ]);
  expect(price.kwacha).toBe(6700);
});

test('a term that has begun is counted from the day that the family names', () => {
  const days = (from: string) => daysOf({ period: 'term-1', from }, calendar, beforeAll);
  expect(days('2025-12-01')).toBe(69);
  expect(days('2026-04-06')).toBe(5);
  expect(days('2026-04-10')).toBe(1);
  expect(days('2026-04-11')).toBe(0);
  expect(daysOf({ period: WEEK, from: '2026-04-11' }, calendar, beforeAll)).toBe(5);
});

test('a term that is over is not offered, and a running one counts from today or a later day', () => {
  const offered = (today: string) => payableTerms(calendar, today).map(({ name }) => name);
  expect(offered('2026-04-10')).toEqual(['Term 1', 'Term 2', 'Term 3']);
  expect(offered('2026-04-11')).toEqual(['Term 2', 'Term 3']);
  expect(offered('2026-11-21')).toEqual(['Term 3']);
  expect(offered('2026-12-06')).toEqual([]);
  const days = (from: string) => daysOf({ period: 'term-3', from }, calendar, '2026-11-21');
  expect(days('')).toBe(10);
  expect(days('2026-09-08')).toBe(10);
  expect(days('2026-11-30')).toBe(5);
  expect(daysOf({ period: 'term-3', from: '' }, calendar, '2026-12-06')).toBe(5);
});

test('whatever is chosen: the total is the sum, more never costs less, and a term never less than its share', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom('breakfast', 'lunch', 'milk'), (choice, id) => {
      const days = daysOf(choice, calendar, beforeAll);
      const price = priceOf(choice, days, meals);
      expect(price.kwacha).toBe(price.lines.reduce((sum, { kwacha }) => sum + kwacha, 0));
      const more = { ...choice, times: { ...choice.times, [id]: choice.times[id] + 1 } };
      expect(priceOf(more, days, meals).kwacha).toBeGreaterThan(price.kwacha);
      for (const line of price.lines) {
        const eaters = line.id === 'adultLunch' ? 1 : choice.children;
        expect(line.count).toBeGreaterThanOrEqual((eaters * choice.times[line.id] * days) / 5);
        expect(line.count).toBeLessThan((eaters * choice.times[line.id] * days) / 5 + eaters);
      }
    }),
  );
});

test('an address is read as far as it makes sense, and never beyond the limits', () => {
  expect(read('')).toEqual(firstChoice);
  expect(read('breakfast=2&children=3')).toMatchObject({
    times: { breakfast: 2, lunch: 0, milk: 0, adultLunch: 0 },
    children: 3,
    period: WEEK,
  });
  expect(read('lunch=99&adultLunch=25&children=10&period=term-9&from=2026-02-30')).toEqual({
    times: { breakfast: 0, lunch: 5, milk: 0, adultLunch: 25 },
    children: 10,
    period: WEEK,
    from: '',
    notTaken: {},
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), fc.string(), (pairs, text) => {
      const choice = choiceFrom(new URLSearchParams([...pairs, ['lunch', text]]), terms);
      expect(choice.times.lunch).toBeLessThanOrEqual(mostTimes('lunch'));
      expect(priceOf(choice, 5, meals).kwacha).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each(['0', '-3', '2.5', '', '11', '1e1', 'two'])(
  '“%s” is no number of children: it is kept as it was typed, and nothing has a price',
  (typed) => {
    const choice = read(`lunch=4&adultLunch=2&children=${typed}&period=term-1`);
    expect(choice).toMatchObject({
      times: { lunch: 4, adultLunch: 2 },
      period: 'term-1',
      notTaken: { children: typed },
    });
    expect(priceOf(choice, 5, meals)).toMatchObject({ lines: [], kwacha: 0 });
  },
);

test('adult lunches may be none, but no part of one and no more than the field takes', () => {
  for (const none of ['lunch=5', 'lunch=5&adultLunch=', 'lunch=5&adultLunch=0'])
    expect(read(none)).toMatchObject({ times: { adultLunch: 0 }, notTaken: {} });
  for (const typed of ['-1', '1.5', '26'])
    expect(read(`lunch=5&adultLunch=${typed}`).notTaken).toEqual({ adultLunch: typed });
});

test('what a shared link brings along says nothing', () => {
  expect(read('fbclid=x&utm_source=y')).toEqual(firstChoice);
});

test('in words: the period, how many children and what they eat', () => {
  const said = (query: string) => choiceInWords(read(query), { meals, terms });
  expect(said('lunch=5')).toBe('One week, 1 child: student lunch 5 a week');
  expect(said('lunch=3&milk=5&children=2&period=term-2')).toBe(
    'Term 2, 2 children: student lunch 3 a week, milk 5 a week',
  );
  const today = '2026-11-21';
  const running = (from: string) =>
    choiceInWords(
      { ...read('lunch=5&period=term-3'), from },
      { meals, terms: payableTerms(calendar, today) },
    );
  expect(running('2026-11-30')).toMatch(/^Term 3 from November 30, 2026, 1 child: /);
  expect(running('')).toMatch(/^Term 3 from November 21, 2026, 1 child: /);
});
