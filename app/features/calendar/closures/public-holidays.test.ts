import { expect, test } from 'vitest';
import { findPublicHoliday, publicHolidays } from './public-holidays.ts';

/** As the `holidays` library of another language computes them from the same Acts (name, 2026, 2027, 2028). */
const expected: [string, string, string, string][] = [
  ['New Year’s Day', '2026-01-01', '2027-01-01', '2028-01-01'],
  ['International Women’s Day', '2026-03-09', '2027-03-08', '2028-03-08'],
  ['Youth Day', '2026-03-12', '2027-03-12', '2028-03-13'],
  ['Good Friday', '2026-04-03', '2027-03-26', '2028-04-14'],
  ['Holy Saturday', '2026-04-04', '2027-03-27', '2028-04-15'],
  ['Easter Monday', '2026-04-06', '2027-03-29', '2028-04-17'],
  ['Kenneth Kaunda Day', '2026-04-28', '2027-04-28', '2028-04-28'],
  ['Labour Day', '2026-05-01', '2027-05-01', '2028-05-01'],
  ['Africa Freedom Day', '2026-05-25', '2027-05-25', '2028-05-25'],
  ['Heroes Day', '2026-07-06', '2027-07-05', '2028-07-03'],
  ['Unity Day', '2026-07-07', '2027-07-06', '2028-07-04'],
  ['Farmers’ Day', '2026-08-03', '2027-08-02', '2028-08-07'],
  ['National Prayer Day', '2026-10-19', '2027-10-18', '2028-10-18'],
  ['Independence Day', '2026-10-24', '2027-10-25', '2028-10-24'],
  ['Christmas Day', '2026-12-25', '2027-12-25', '2028-12-25'],
];

test.each([2026, 2027, 2028])('%i has its holidays on the days that are free', (year) => {
  const computed = publicHolidays(year).map(({ name, on }) => [name, on]);
  const election = year === 2026 ? [['General Election Day', '2026-08-13']] : [];
  const others = expected.map(([name, ...days]) => [name, days[year - 2026]]);
  expect(computed.sort()).toEqual([...others, ...election].sort());
});

test('they are in the order of their days', () => {
  const days = publicHolidays(2027).map(({ on }) => on);
  expect(days).toEqual([...days].sort());
});

test('one that is moved remembers the Sunday', () => {
  expect(findPublicHoliday('Youth Day', '2028-01-01')).toMatchObject({
    ...{ fallsOn: '2028-03-12', on: '2028-03-13' },
  });
});

test('an apostrophe more or less is the same name', () => {
  expect(findPublicHoliday("Heroes' Day", '2027-07-01')?.on).toBe('2027-07-05');
  expect(findPublicHoliday('Farmers Day', '2027-08-01')?.on).toBe('2027-08-02');
  expect(findPublicHoliday('Founder’s Day', '2027-08-01')).toBeUndefined();
});
