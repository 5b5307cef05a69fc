import { expect, test } from 'vitest';
import { mayBeMailed, subscriberStatus } from './subscriber.ts';

const day = '2026-01-05T06:00:00.000Z';
const after = (minutes: number) => new Date(new Date(day).getTime() + minutes * 60_000);

test('a subscriber is unconfirmed, then confirmed, then left', () => {
  expect(subscriberStatus({ confirmed_at: null, unsubscribed_at: null })).toBe('unconfirmed');
  expect(subscriberStatus({ confirmed_at: day, unsubscribed_at: null })).toBe('confirmed');
  expect(subscriberStatus({ confirmed_at: day, unsubscribed_at: day })).toBe('left');
  expect(subscriberStatus({ confirmed_at: null, unsubscribed_at: day })).toBe('left');
});

test('asking again sends again, after ten minutes, or a day for who already gets it', () => {
  for (const status of ['unconfirmed', 'left'] as const) {
    expect(mayBeMailed(status, null, after(0))).toBe(true);
    expect(mayBeMailed(status, day, after(9.9))).toBe(false);
    expect(mayBeMailed(status, day, after(10))).toBe(true);
  }
  expect(mayBeMailed('confirmed', day, after(24 * 60 - 1))).toBe(false);
  expect(mayBeMailed('confirmed', day, after(24 * 60))).toBe(true);
});
