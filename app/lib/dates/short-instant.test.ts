import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { dayShort, shortInstant } from './short-instant.ts';

const NOW = new Date('2026-12-04T10:00:00Z');

test.each([
  ['2026-12-04T05:58:00Z', 'today 7:58 AM'],
  ['2026-12-03T21:59:00Z', 'yesterday'],
  ['2026-12-02T08:00:00Z', '2 Dec'],
  ['2026-05-02T08:00:00Z', '2 May'],
  ['2025-09-30T22:30:00Z', '1 Oct 2025'],
])('%s is %s', (instant, words) => {
  expect(plainSpaces(shortInstant(instant, NOW))).toBe(words);
});

test('a day has its year where that is another one', () => {
  expect(plainSpaces(dayShort('2026-12-08', '2026-12-04'))).toBe('8 December');
  expect(plainSpaces(dayShort('2027-01-08', '2026-12-04'))).toBe('8 January 2027');
});
