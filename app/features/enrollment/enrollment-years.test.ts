import { expect, test } from 'vitest';
import { isAcceptedYear, selectableYears } from './enrollment-years.ts';

test('the next three calendar years can be chosen, and 2026', () => {
  expect(selectableYears('2025-11-21')).toEqual(['2026', '2027', '2028']);
  expect(selectableYears('2026-11-21')).toEqual(['2026', '2027', '2028', '2029']);
  expect(selectableYears('2024-06-01')).toEqual(['2025', '2026', '2027']);
  expect(selectableYears('2030-01-01')).toEqual(['2026', '2031', '2032', '2033']);
});

test('the year changes with the calendar in Lusaka', () => {
  expect(selectableYears('2026-12-31').at(-1)).toBe('2029');
  expect(selectableYears('2027-01-01').at(-1)).toBe('2030');
});

test('an application that waited on a phone over New Year is still taken', () => {
  expect(isAcceptedYear('2027', '2026-12-31')).toBe(true);
  expect(isAcceptedYear('2027', '2027-01-20')).toBe(true);
  expect(isAcceptedYear('2027', '2027-03-01')).toBe(false);
  expect(isAcceptedYear('1999', '2026-11-21')).toBe(false);
});
