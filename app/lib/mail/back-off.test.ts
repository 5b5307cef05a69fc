import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHopeless, restOfMail, restOfSender } from './back-off.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('how long a mail rests', () => {
  test('a mail that the server wants later comes back after five minutes, then less and less often', () => {
    const rests = [1, 2, 3, 4, 10, 1000].map((tries) => restOfMail('putOff', tries, 0));
    expect(rests).toEqual([5, 10, 20, 40, 240, 240].map((minutes) => minutes * MINUTE));
  });

  test('while nobody can be reached it is never far from its next try', () => {
    expect(restOfMail('unreachable', 1, 0)).toBe(10_000);
    expect(restOfMail('unreachable', 1_000_000, 0)).toBe(15 * MINUTE);
    expect(restOfSender(1_000_000, 0)).toBe(5 * MINUTE);
  });

  test('chance spreads the tries and never makes them earlier', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('putOff' as const, 'unreachable' as const),
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (outcome, tries, random) => {
          const least = restOfMail(outcome, tries, 0);
          const rest = restOfMail(outcome, tries, random);
          expect(rest).toBeGreaterThanOrEqual(least);
          expect(rest).toBeLessThanOrEqual(least * 1.25 + 1);
        },
      ),
    );
  });
});

test('a server that has put a mail off for a week will not take it', () => {
  const since = new Date('2026-01-05T06:00:00Z');
  expect(isHopeless(since, new Date(since.getTime() + 6 * 24 * HOUR), 40)).toBe(false);
  const weekOn = new Date(since.getTime() + 7 * 24 * HOUR);
  expect(isHopeless(since, weekOn, 40)).toBe(true);
  expect(isHopeless(since, weekOn, 3)).toBe(false);
});
