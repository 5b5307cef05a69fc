import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestOver } from './kept-until.ts';

const instant = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});
const days = fc.integer({ min: 1, max: 4000 });
const DAY_MS = 86_400_000;

/** As a query compares them: as text. */
const isOver = (endedAt: string, kept: number, now: Date) => endedAt <= newestOver(kept, now);

test.each([
  ['2026-11-14T01:00:00.000Z', true],
  ['2026-11-14T01:00:00.001Z', false],
  ['2026-11-20T23:00:00.000Z', false],
])('what ended at %s and is kept seven days is over on November 21: %s', (endedAt, expected) => {
  expect(isOver(endedAt, 7, new Date('2026-11-21T01:00:00Z'))).toBe(expected);
});

test('nothing goes a moment too early, and everything goes in the end', () => {
  fc.assert(
    fc.property(instant, days, (ended, kept) => {
      const endedAt = ended.toISOString();
      const end = ended.getTime() + kept * DAY_MS;
      expect(isOver(endedAt, kept, new Date(end - 1))).toBe(false);
      expect(isOver(endedAt, kept, new Date(end))).toBe(true);
    }),
  );
});

test('keeping something longer never removes more', () => {
  fc.assert(
    fc.property(instant, instant, days, days, (ended, now, one, other) => {
      const [short, long] = [Math.min(one, other), Math.max(one, other)];
      if (isOver(ended.toISOString(), long, now)) {
        expect(isOver(ended.toISOString(), short, now)).toBe(true);
      }
    }),
  );
});
