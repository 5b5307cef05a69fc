import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counts, waitFor } from './attempt-window.ts';

const rule = { name: 'guess', most: 10, perMs: 1000 };

test.each([
  ['the first', { before: 0, present: 0, elapsedMs: 0 }, 0],
  ['the tenth', { before: 0, present: 9, elapsedMs: 900 }, 0],
  [
    'the eleventh waits for the next window to begin and fade',
    { before: 0, present: 10, elapsedMs: 900 },
    200,
  ],
  [
    'ten in the window before fade by one in a tenth of it',
    { before: 10, present: 0, elapsedMs: 0 },
    100,
  ],
  ['and are gone for one more', { before: 10, present: 0, elapsedMs: 100 }, 0],
])('%s', (_name, counts, expected) => {
  expect(waitFor(rule, counts)).toBeCloseTo(expected, 6);
});

test.each([
  ['fits', { before: 0, present: 4, elapsedMs: 0 }, 6, 0],
  ['is one too many', { before: 0, present: 5, elapsedMs: 0 }, 6, 1200],
  [
    'waits until the window before has faded to its half',
    { before: 10, present: 0, elapsedMs: 0 },
    5,
    500,
  ],
])('what weighs more than one %s', (_name, counts, weight, expected) => {
  expect(waitFor(rule, counts, weight)).toBeCloseTo(expected, 6);
});

test('after the wait one more is allowed, and a moment before it is not', () => {
  const counts = fc.record({
    before: fc.nat(30),
    present: fc.nat(30),
    elapsedMs: fc.integer({ min: 0, max: 999 }),
  });
  fc.assert(
    fc.property(counts, (given) => {
      const wait = waitFor(rule, given);
      expect(waitFor(rule, later(given, wait + 0.001))).toBe(0);
      if (wait > 1) expect(waitFor(rule, later(given, wait - 1))).toBeGreaterThan(0);
    }),
  );
});

function later({ before, present, elapsedMs }: Counts, ms: number): Counts {
  const elapsed = elapsedMs + ms;
  if (elapsed < rule.perMs) return { before, present, elapsedMs: elapsed };
  if (elapsed < 2 * rule.perMs) {
    return { before: present, present: 0, elapsedMs: elapsed - rule.perMs };
  }
  return { before: 0, present: 0, elapsedMs: elapsed % rule.perMs };
}
