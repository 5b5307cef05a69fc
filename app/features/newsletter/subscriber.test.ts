import { expect, test } from 'vitest';
import { mayBeMailed, subscriberState } from './subscriber.ts';

const day = '2026-01-05T06:00:00.000Z';
const after = (minutes: number) => new Date(new Date(day).getTime() + minutes * 60_000);

test('a subscriber is unconfirmed, then confirmed, then left', () => {
  expect(subscriberState({ confirmed_at: null, unsubscribed_at: null })).toBe('unconfirmed');
  expect(subscriberState({ confirmed_at: day, unsubscribed_at: null })).toBe('confirmed');
  expect(subscriberState({ confirmed_at: day, unsubscribed_at: day })).toBe('left');
  expect(subscriberState({ confirmed_at: null, unsubscribed_at: day })).toBe('left');
});

test('asking again sends again, after ten minutes, or a day for who already gets it', () => {
  for (const state of ['unconfirmed', 'left'] as const) {
    expect(mayBeMailed(state, null, after(0))).toBe(true);
    expect(mayBeMailed(state, day, after(9.9))).toBe(false);
    expect(mayBeMailed(state, day, after(10))).toBe(true);
  }
  expect(mayBeMailed('confirmed', day, after(24 * 60 - 1))).toBe(false);
  expect(mayBeMailed('confirmed', day, after(24 * 60))).toBe(true);
});
