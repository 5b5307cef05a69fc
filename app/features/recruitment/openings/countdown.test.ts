import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import { timeUntil } from './countdown.ts';

const OPENING = startInLusaka('2026-01-05').getTime();
const leftAt = (instant: string) => timeUntil(OPENING, new Date(instant).getTime());

describe('the countdown to January 5, 2026 in Lusaka', () => {
  test('counts whole days, hours, minutes and seconds', () => {
    expect(leftAt('2025-11-14T08:52:18Z')).toEqual({
      days: 51,
      hours: 13,
      minutes: 7,
      seconds: 42,
    });
  });

  test('a full day before the day begins in Lusaka, one day is left', () => {
    expect(leftAt('2026-01-03T22:00:00Z')).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  });

  test.each(['2026-01-03T22:00:01Z', '2026-01-04T22:00:00Z', '2026-11-21T10:00:00Z'])(
    'once days reach 0 or less it is over: %s',
    (instant) => expect(leftAt(instant)).toBeUndefined(),
  );

  test('one second later one second less is left', () => {
    const total = (at: number) => {
      const { days, hours, minutes, seconds } = timeUntil(OPENING, at) ?? {};
      return (((days ?? 0) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
    };
    const beforeLastDay = fc.integer({ min: 90_000_000, max: 4e10 });
    fc.assert(
      fc.property(beforeLastDay, (ahead) => {
        expect(total(OPENING - ahead) - total(OPENING - ahead + 1000)).toBe(1);
      }),
    );
  });
});
