import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekday } from '#lib/dates/plain-date.ts';
import { easterSunday } from './easter.ts';

test.each([
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  // The earliest and the latest day that Easter can fall on, and the two exceptions of the Gregorian computus.
  [1818, '1818-03-22'],
  [2038, '2038-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
])('Easter of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('Easter is a Sunday from March 22 to April 25', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
      const day = easterSunday(year);
      expect(weekday(day)).toBe(0);
      expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true);
    }),
  );
});
