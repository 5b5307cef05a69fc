import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayName } from '#lib/dates/plain-date.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { meetingDays, monthlyMeetings, ruleInWords } from './monthly-meetings.ts';

const { calendar, events } = fixtureContent;
const { pta, council } = calendar.meetings;
const anyYear = fc.integer({ min: 2026, max: 2100 });

describe('the monthly meetings', () => {
  test('the PTA meets on the second Tuesday of every month, in any year', () => {
    expect(ruleInWords(pta)).toBe('second Tuesday');
    fc.assert(
      fc.property(anyYear, (year) => {
        const days = meetingDays(pta, year);
        expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
        for (const day of days) {
          expect(weekdayName(day)).toBe('Tuesday');
          expect(Number(day.slice(8))).toBeGreaterThanOrEqual(8);
          expect(Number(day.slice(8))).toBeLessThanOrEqual(14);
        }
      }),
    );
  });

  test('the Advisory Council meets on the third Thursday of every month, in any year', () => {
    expect(ruleInWords(council)).toBe('third Thursday');
    fc.assert(
      fc.property(anyYear, (year) => {
        const days = meetingDays(council, year);
        expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(12);
        for (const day of days) {
          expect(weekdayName(day)).toBe('Thursday');
          expect(Number(day.slice(8))).toBeGreaterThanOrEqual(15);
          expect(Number(day.slice(8))).toBeLessThanOrEqual(21);
        }
      }),
    );
  });

  const on = (day: string) =>
    monthlyMeetings(calendar, events).find(({ startsOn }) => startsOn === day);

  test('keep their hour', () => {
    expect(on('2026-01-13')).toMatchObject({ title: 'PTA Meeting', time: '7:00 PM' });
    expect(on('2026-01-15')).toMatchObject({ title: 'School Advisory Council', time: '5:30 PM' });
  });

  test('say so when the day is a holiday or outside the terms', () => {
    expect(on('2026-04-14')?.description).toContain('This day is also Easter Monday');
    expect(on('2026-08-11')?.description).toContain('outside term time');
    expect(on('2026-01-13')?.description).not.toContain('ask the office');
  });
});
