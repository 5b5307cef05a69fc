import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import {
  isTimeToRemind,
  newestToRemindOf,
  remindsAt,
  waitsInWords,
  waitsSince,
} from './request-rules.ts';

test('a reminder is due seven days after the request, and not a moment before', () => {
  const askedAt = '2026-12-01T09:00:00.000Z';
  expect(remindsAt(askedAt).toISOString()).toBe('2026-12-08T09:00:00.000Z');
  expect(askedAt <= newestToRemindOf(new Date('2026-12-08T09:00:00.000Z'))).toBe(true);
  expect(askedAt <= newestToRemindOf(new Date('2026-12-08T08:59:59.999Z'))).toBe(false);
});

test.each([
  ['2026-12-08T05:59:59Z', false],
  ['2026-12-08T06:00:00Z', true],
  ['2026-12-08T14:59:59Z', true],
  ['2026-12-08T15:00:00Z', false],
  ['2026-12-08T23:30:00Z', false],
])('at %s in UTC reminders go: %s', (now, goes) => {
  expect(isTimeToRemind(new Date(now))).toBe(goes);
});

test('a family is waited for since the oldest thing that is still open', () => {
  const [first, second] = ['2026-12-01T22:30:00.000Z', '2026-12-03T09:00:00.000Z'] as const;
  const requests = [
    { status: 'open', askedAt: second },
    { status: 'done', askedAt: first },
  ] as const;
  expect(waitsSince(requests)).toBe(second);
  expect(waitsSince([{ status: 'withdrawn', askedAt: first }])).toBeUndefined();
  // In Lusaka it is the next day already.
  expect(plainSpaces(waitsInWords(first))).toBe('waits for the family since 2 December 2026');
});
