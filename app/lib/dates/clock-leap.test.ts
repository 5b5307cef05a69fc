import { describe, expect, test } from 'vitest';
import { leapSince, spansToSpare, trustedNow } from './clock-leap.ts';

const readAt = '2026-11-20T01:00:00.000Z';

describe('the clock has leapt', () => {
  test.each(['2026-11-23T01:00:00.001Z', '2029-02-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'])(
    'when it says %s',
    (to) => {
      expect(leapSince(readAt, new Date(to))).toEqual({ from: readAt, to });
    },
  );
  test.each(['2026-11-20T01:10:00.000Z', '2026-11-23T01:00:00.000Z', '2026-11-17T01:00:00.000Z'])(
    'not when it says %s',
    (now) => {
      expect(leapSince(readAt, new Date(now))).toBeUndefined();
    },
  );
});

test('what waits for a moment of its own goes by the last reading while the clock has leapt', () => {
  const trusted = (now: string) => trustedNow(readAt, new Date(now)).toISOString();
  expect(trusted('2030-01-01T00:00:00.000Z')).toBe(readAt);
  expect(trusted('2020-01-01T00:00:00.000Z')).toBe(readAt);
  expect(trusted('2026-11-21T00:00:00.000Z')).toBe('2026-11-21T00:00:00.000Z');
  const now = new Date('2030-01-01T00:00:00.000Z');
  expect(trustedNow(undefined, now)).toBe(now);
});

test('what came while the clock was behind counts from when it was right again', () => {
  const dates = { from_at: '2020-01-01T00:00:00.000Z', until_at: '2020-01-01T01:00:00.000Z' };
  const open = { ...dates, right_at: null };
  const over = { ...dates, right_at: '2026-11-20T00:00:00.000Z' };
  const spared = (now: string) => spansToSpare([open, over], 7, new Date(now));
  expect(spared('2026-11-26T23:59:59.000Z')).toEqual([open, over]);
  expect(spared('2026-11-27T00:00:00.000Z')).toEqual([open]);
});
