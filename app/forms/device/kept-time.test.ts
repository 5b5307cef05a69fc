import { expect, test } from 'vitest';
import { countsSince } from './kept-time.ts';

const now = new Date('2026-02-05T08:00:00.000Z');

test.each([
  ['2026-01-06T08:00:00.000Z', '2026-01-06T08:00:00.000Z'],
  ['2026-01-06T07:59:59.999Z', null],
  ['2025-02-05T08:00:00.000Z', null],
  ['2025-02-05T07:59:59.999Z', now.toISOString()],
  ['2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['some day', 'some day'],
  [undefined, undefined],
])('a draft of %s counts since %s', (savedAt, expected) => {
  expect(countsSince(savedAt, now)).toBe(expected);
});
