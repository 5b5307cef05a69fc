import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayMonthYear, writtenDate } from './plain-date.ts';
import { readDay } from './written-day.ts';

describe('a day as somebody writes it', () => {
  test.each([
    '4 2 2027',
    '04/02/2027',
    '4.2.27',
    '4-2-2027',
    '04022027',
    ' 4 Feb 2027 ',
    '4 feb. 2027',
    '4th February, 2027',
    'Feb 4, 2027',
    '2027-02-04',
    '2027/2/4',
  ])('%s is 4 February 2027', (written) => {
    expect(readDay(written)).toBe('2027-02-04');
  });

  test.each([
    '',
    '4',
    '4 2',
    '4 Fe 2027',
    '31 2 2027',
    '29 2 2027',
    '4 13 2027',
    '02292027',
    '4022027',
    '0 2 2027',
    '4 2 202',
    '4 2 20277',
    'next Friday please',
    '4 2 2027 9',
    '4 constructor 2027',
  ])('%j is no day', (written) => {
    expect(readDay(written)).toBeUndefined();
  });

  test('September has two short names', () => {
    expect(readDay('1 sep 2026')).toBe('2026-09-01');
    expect(readDay('1 Sept 2026')).toBe('2026-09-01');
  });

  test('every day is read as it is written, by the office and by the school', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = addDays('2000-01-01', days);
        const [year, month, dayOfMonth] = day.split('-');
        for (const written of [
          day,
          dayMonthYear(day),
          writtenDate(day),
          `${dayOfMonth}/${month}/${year}`,
        ]) {
          expect(readDay(written)).toBe(day);
        }
      }),
    );
  });
});
