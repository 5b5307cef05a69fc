import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthWeekday } from '#lib/dates/plain-date.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';
import { nextPtaMeetings } from './next-meetings.ts';

const daysFrom = (instant: string) =>
  nextPtaMeetings(content, new Date(instant), 3).map(({ on, isPublished }) => [on, isPublished]);

test('the next three second Tuesdays; on the day itself until the meeting begins', () => {
  const fromMarch = [
    ['2026-03-10', true],
    ['2026-04-14', true],
    ['2026-05-12', true],
  ];
  expect(daysFrom('2026-02-11T08:00:00Z')).toEqual(fromMarch);
  expect(daysFrom('2026-03-10T16:59:00Z')).toEqual(fromMarch);
  expect(daysFrom('2026-03-10T17:00:00Z')[0]).toEqual(['2026-04-14', true]);
});

test('beyond the published year they follow from the rule, and say so', () => {
  expect(daysFrom('2026-11-21T08:00:00Z')).toEqual([
    ['2026-12-08', true],
    ['2027-01-12', false],
    ['2027-02-09', false],
  ]);
});

test('always three, in order, none of them past, each a second Tuesday', () => {
  const anyInstant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyInstant, (now) => {
      const days = nextPtaMeetings(content, now, 3).map(({ on }) => on);
      expect(days).toHaveLength(3);
      expect([...days].sort()).toEqual(days);
      for (const day of days) {
        const [year = 0, month = 0] = day.split('-').map(Number);
        expect(day).toBe(nthWeekday(year, month, 2, 2));
        expect(Date.parse(`${day}T19:00:00+02:00`)).toBeGreaterThan(now.getTime());
      }
    }),
  );
});
