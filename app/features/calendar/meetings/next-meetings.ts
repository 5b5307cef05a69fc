import { readClockTimes } from '#lib/dates/clock-times.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { CalendarContent } from '../published-events.ts';
import { eventsOfYear } from '../school-year.ts';
import { inYear, isShownYear } from '../school-years.ts';
import { meetingDays } from './monthly-meetings.ts';

/**
 * The next meetings of the PTA that have not begun and were not called off; `isPublished` where they stand in the
 * school's calendar and do not follow from the rule alone.
 */
export function nextPtaMeetings(content: CalendarContent, now: Date, count: number) {
  const today = dayInLusaka(now);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .flatMap((year) => meetingsOf(content, year))
    .filter(({ on, time }) => on > today || (on === today && !hasBegun(time, now)))
    .slice(0, count);
}

function meetingsOf(content: CalendarContent, year: number) {
  const { pta } = content.calendar.meetings;
  if (!isShownYear(content.calendar, year)) {
    return meetingDays(pta, year).map((on) => ({ on, time: pta.time, isPublished: false }));
  }
  return eventsOfYear(inYear(content, year))
    .filter(({ id, isCancelled }) => id.startsWith('pta-') && !isCancelled)
    .map(({ startsOn, time }) => ({ on: startsOn, time, isPublished: true }));
}

/** Lusaka is two hours ahead of UTC all year. */
function hasBegun(time: string, now: Date): boolean {
  const clock = new Date(now.getTime() + 2 * 60 * 60_000).toISOString().slice(11, 16);
  return (readClockTimes(time)?.startsAt ?? '24:00') <= clock;
}
