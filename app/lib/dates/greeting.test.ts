import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['2026-12-03T22:00:00Z', 'Good morning'],
  ['2026-12-04T09:59:59Z', 'Good morning'],
  ['2026-12-04T10:00:00Z', 'Good afternoon'],
  ['2026-12-04T15:00:00Z', 'Good evening'],
  ['2026-12-04T21:59:59Z', 'Good evening'],
])('at %s people in Lusaka say %s', (instant, words) => {
  expect(greetingAt(new Date(instant))).toBe(words);
});
