import { expect, test } from 'vitest';
import { isOverdue } from './kept-time.ts';

const now = new Date('2026-02-05T08:00:00.000Z');

test.each([
  ['2026-01-06T08:00:00.000Z', false],
  ['2026-01-06T07:59:59.999Z', true],
  ['2027-01-01T00:00:00.000Z', false],
  ['some day', false],
  [undefined, false],
])('kept since %s: overdue %s', (since, expected) => {
  expect(isOverdue(since, now)).toBe(expected);
});
