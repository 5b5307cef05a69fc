import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { addSchoolDays, countSchoolDays } from './school-days.ts';

const { calendar } = fixtureContent;
const none = { holidays: [], breaks: [] };

test('the terms of 2026 as they are published', () => {
  const counts = calendar.terms.map((term) => [term.name, countSchoolDays(term, calendar)]);
  expect(counts).toEqual([
    // 14 weeks without Youth Day; Good Friday stands on a Saturday in the published list.
    ['Term 1', 69],
    // 13 weeks and four days without Africa Freedom, Heroes and Unity Day.
    ['Term 2', 66],
    // From a Tuesday to a Saturday; Independence Day is a Saturday.
    ['Term 3', 64],
  ]);
});

test('holidays on a weekend and breaks that touch the term count once', () => {
  const term = { startsOn: '2026-01-05', endsOn: '2026-01-16' };
  expect(countSchoolDays(term, none)).toBe(10);
  const off = {
    holidays: [{ on: '2026-01-10' }, { on: '2026-01-12' }, { on: '2026-01-16' }],
    breaks: [{ name: 'Break', startsOn: '2026-01-15', endsOn: '2026-02-01' }],
  };
  expect(countSchoolDays(term, off)).toBe(7);
  expect(countSchoolDays({ startsOn: '2026-01-17', endsOn: '2026-01-16' }, none)).toBe(0);
});

test('any whole week has five, and no period has more than five days of seven', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 200 }), (startsOn, length) => {
      const week = { startsOn, endsOn: addDays(startsOn, 6) };
      expect(countSchoolDays(week, none)).toBe(5);
      const period = { startsOn, endsOn: addDays(startsOn, length - 1) };
      expect(countSchoolDays(period, none)).toBeLessThanOrEqual(Math.ceil(length / 7) * 5);
      expect(countSchoolDays(period, calendar)).toBeLessThanOrEqual(countSchoolDays(period, none));
    }),
    { numRuns: 50 },
  );
});

test('the days after one are counted without weekends, breaks and holidays', () => {
  // A Monday; the last day is the Friday of the second week after.
  expect(addSchoolDays('2026-02-02', 14, none)).toBe('2026-02-20');
  // On a Friday and on a Sunday the same days begin.
  expect(addSchoolDays('2026-02-06', 1, none)).toBe('2026-02-09');
  expect(addSchoolDays('2026-02-08', 1, none)).toBe('2026-02-09');
  const off = {
    holidays: [{ on: '2026-02-10' }],
    breaks: [{ name: 'Break', startsOn: '2026-02-11', endsOn: '2026-02-15' }],
  };
  expect(addSchoolDays('2026-02-09', 1, off)).toBe('2026-02-16');
  expect(addSchoolDays('2026-02-09', 0, off)).toBe('2026-02-09');
});

test('a public holiday of Zambia is none of them, also where the school has not entered it', () => {
  // December 25, 2026 and January 1, 2027 are Fridays.
  expect(addSchoolDays('2026-12-24', 1, none)).toBe('2026-12-28');
  expect(addSchoolDays('2026-12-24', 5, none)).toBe('2027-01-04');
});

test('between the day and the last one are as many school days as were asked for', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (from, count) => {
      const last = addSchoolDays(from, count, none);
      const most = countSchoolDays({ startsOn: addDays(from, 1), endsOn: last }, none);
      expect(most).toBeGreaterThanOrEqual(count);
      expect(addSchoolDays(from, count, calendar) >= last).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('the holidays of a year are put together once, however many days are passed over', () => {
  let times = 0;
  const holidays = Object.assign([{ on: '2026-12-24' }], {
    *[Symbol.iterator]() {
      times++;
      yield { on: '2026-12-24' };
    },
  });
  const breaks = [{ name: 'Closed', startsOn: '2026-12-05', endsOn: '2027-12-06' }];
  expect(addSchoolDays('2026-12-04', 1, { breaks, holidays })).toBe('2027-12-07');
  expect(times).toBe(2);
});
