import { expect, test } from 'vitest';
import { plainSpaces } from '../text/no-break-spaces.ts';
import { writtenInstant } from './written-instant.ts';

const now = new Date('2026-02-02T08:00:00Z');

test.each([
  ['2026-02-02T07:12:00.000Z', 'Today, 9:12 AM'],
  ['2026-02-01T22:00:00.000Z', 'Today, 12:00 AM'],
  ['2026-02-01T21:59:00.000Z', 'Yesterday, 11:59 PM'],
  ['2026-01-05T10:05:00.000Z', '5 January 2026, 12:05 PM'],
])('%s is %s', (instant, said) => {
  expect(plainSpaces(writtenInstant(instant, now))).toBe(said);
});
