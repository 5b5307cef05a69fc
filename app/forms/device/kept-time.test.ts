import { describe, expect, test } from 'vitest';
import { countsSince, latestOf } from './kept-time.ts';

const now = new Date('2026-02-05T08:00:00.000Z');

test.each([
  ['2026-01-06T08:00:00.000Z', '2026-01-06T08:00:00.000Z'],
  ['2026-01-06T07:59:59.999Z', null],
  ['2026-01-02T08:00:00.000Z', null],
  ['2025-12-31T23:59:59.999Z', now.toISOString()],
  ['1970-01-01T00:03:00.000Z', now.toISOString()],
  // Another zone, or a clock that is a few hours late.
  ['2026-02-06T07:00:00.000Z', '2026-02-06T07:00:00.000Z'],
  ['2028-02-05T08:00:00.000Z', now.toISOString()],
  ['some day', 'some day'],
  [undefined, undefined],
])('a draft of %s counts since %s', (savedAt, expected) => {
  expect(countsSince(savedAt, now, now)).toBe(expected);
});

test('what was left for years is overdue, and is shown to nobody', () => {
  const later = new Date('2028-02-05T08:00:00.000Z');
  expect(countsSince('2026-02-05T08:00:00.000Z', later, later)).toBeNull();
});

/** What the device's clock says, at 08:00 on the right day or on another. */
const clocks = {
  'at the start of time': '1970-01-01T00:03:00.000Z',
  'a year late': '2027-03-01T08:00:00.000Z',
  right: '2028-03-01T08:00:00.000Z',
  'years ahead': '2031-03-01T08:00:00.000Z',
  'still further ahead': '2033-03-01T08:00:00.000Z',
};
const all = Object.keys(clocks) as (keyof typeof clocks)[];
const right = new Date(clocks.right);
const daysAfter = (days: number) => new Date(right.getTime() + days * 86_400_000);

/** What is typed on the right day under one clock, and then looked at under others, each time in a page of the school. */
function looksOver(typed: keyof typeof clocks, looks: readonly (keyof typeof clocks)[]) {
  const typedAt: unknown = latestOf(new Date(clocks[typed]), right);
  return looks.reduce(
    (savedAt, look) => savedAt && countsSince(savedAt, new Date(clocks[look]), right),
    typedAt,
  );
}

describe.each(all)('typed while the clock was %s', (typed) => {
  test.each(all)('and seen while it was %s, it is there, and then under every clock', (seen) => {
    for (const next of all) expect(looksOver(typed, [seen, next])).not.toBeNull();
  });

  test.each(all)(
    'and seen while it was %s, it is gone 31 days later under the right clock',
    (seen) => {
      const savedAt = looksOver(typed, [seen, 'right']);
      expect(countsSince(savedAt, daysAfter(31), daysAfter(31))).toBeNull();
    },
  );
});

test('before the page’s time was looked at, what a clock that is a year late wrote is overdue', () => {
  // A few lines inside the page write it (early-draft.ts), which have no room to look.
  expect(countsSince(clocks['a year late'], right, right)).toBeNull();
});

test('without a network an old page makes nothing overdue', () => {
  const savedAt = daysAfter(10).toISOString();
  expect(countsSince(savedAt, daysAfter(45), right)).toBe(savedAt);
});
