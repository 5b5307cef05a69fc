import { expect, test } from 'vitest';
import { countsSince } from './kept-time.ts';

const now = new Date('2026-02-05T08:00:00.000Z');

test.each([
  ['2026-01-06T08:00:00.000Z', '2026-01-06T08:00:00.000Z'],
  ['2026-01-06T07:59:59.999Z', null],
  ['2026-01-02T08:00:00.000Z', null],
  ['2025-12-31T23:59:59.999Z', now.toISOString()],
  ['1970-01-01T00:03:00.000Z', now.toISOString()],
  // Another zone, or a clock that is a few hours late.
  ['2026-02-06T07:00:00.000Z', '2026-02-06T07:00:00.000Z'],
  ['2028-02-05T08:00:00.000Z', now.toISOString()],
  ['some day', now.toISOString()],
  [undefined, now.toISOString()],
])('a draft of %s counts since %s', (savedAt, expected) => {
  expect(countsSince(savedAt, now)).toBe(expected);
});

test('what was left for years is overdue, and is shown to nobody', () => {
  expect(countsSince('2026-02-05T08:00:00.000Z', new Date('2028-02-05T08:00:00.000Z'))).toBeNull();
});
