import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pauseMs, retryAfterMs } from './back-off.ts';

const now = new Date('2026-01-05T08:00:00Z');

test('each pause is twice the one before, up to ten minutes', () => {
  expect([1, 2, 3, 4].map((failures) => pauseMs(failures, 0))).toEqual([2000, 4000, 8000, 16_000]);
  expect(pauseMs(50, 0)).toBe(600_000);
});

test('chance takes away up to half of a pause, never more', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const pause = pauseMs(failures, random);
      expect(pause).toBeLessThanOrEqual(pauseMs(failures, 0));
      expect(pause).toBeGreaterThanOrEqual(pauseMs(failures, 0) / 2);
    }),
  );
});

test.each([
  ['120', 120_000],
  ['Mon, 05 Jan 2026 08:01:00 GMT', 60_000],
  ['999999', 3_600_000],
  ['0', undefined],
  ['Mon, 05 Jan 2026 07:59:00 GMT', undefined],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
