import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClockTimes } from './clock-times.ts';

test('the ways in which the school writes times', () => {
  expect(readClockTimes('8:00 AM')).toEqual({ startsAt: '08:00' });
  expect(readClockTimes('8:00 AM-3:00 PM')).toEqual({ startsAt: '08:00', endsAt: '15:00' });
  expect(readClockTimes('6:00-7:00 PM')).toEqual({ startsAt: '18:00', endsAt: '19:00' });
  expect(readClockTimes('11:00 AM-12:00 PM')).toEqual({ startsAt: '11:00', endsAt: '12:00' });
  expect(readClockTimes('12:00 AM')).toEqual({ startsAt: '00:00' });
});

test('what is no time is not read as one', () => {
  for (const text of ['All day', '', '8 AM', '13:00 PM', '8:60 AM', '8:00', '3:00 PM-8:00 AM']) {
    expect(readClockTimes(text)).toBeUndefined();
  }
});

test('every minute of the day comes back as it was written', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hours, minutes) => {
      const minute = String(minutes).padStart(2, '0');
      const written = `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
      expect(readClockTimes(written)?.startsAt).toBe(`${String(hours).padStart(2, '0')}:${minute}`);
    }),
  );
});
