import { dayInWords } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { type CalendarContent, publishedEvents } from '../published-events.ts';
import type { SchoolEvent } from '../school-event.ts';
import { datesOfYear, type Month, monthsOfYear } from '../school-year.ts';
import { type SharedText, sharedEvent } from './shared-event.ts';

/** One event, a month, or the important dates, and where the site shows them. */
interface SharedDates extends SharedText {
  path: string;
  event?: SchoolEvent;
  month?: Month;
}

export const IMPORTANT_DATES = 'important-dates';

/** The event with this id, the month (`january`) or the important dates; undefined when there is none. */
export function findSharedDates(content: CalendarContent, part: string): SharedDates | undefined {
  if (part === IMPORTANT_DATES) return importantDates(content);
  const months = monthsOfYear(content);
  const month = months.find(({ id }) => id === part);
  if (month) return { ...sharedMonth(month, content), path: `/${part}`, month };
  const event = publishedEvents(content).find(({ id }) => id === part);
  return event && { ...sharedEvent(event), path: `/${part}`, event };
}

/** The month line by line, or that nothing is on yet. */
export function sharedMonth(
  { name, events: ofMonth }: Month,
  { calendar, events }: Pick<CalendarContent, 'calendar' | 'events'>,
): SharedText {
  const title = `${name} ${calendar.year}`;
  const lines = ofMonth.map((event) => `${inShort(event)}: ${event.title}`);
  const none = filledIn(events.empty, { month: name });
  return { title, text: [title, ...(lines.length ? lines : [none])].join('\n') };
}

export function importantDates({
  calendar,
  events,
}: Pick<CalendarContent, 'calendar' | 'events'>): SharedDates {
  const { periods, holidays } = datesOfYear(calendar);
  const title = events.glance.heading;
  const lines = [
    `${title}, ${calendar.year}`,
    ...periods.map(({ name, startsOn, endsOn }) => `${name}: ${periodInShort(startsOn, endsOn)}`),
    ...holidays.map(({ name, on }) => `${name}: ${dayInWords(on)}`),
  ];
  return { title, text: lines.join('\n'), path: '#glance' };
}

function inShort({ startsOn, endsOn, time }: SchoolEvent): string {
  const days = periodInShort(startsOn, endsOn);
  return time === 'All day' ? days : `${days}, ${time}`;
}

function periodInShort(startsOn: string, endsOn: string): string {
  return startsOn === endsOn
    ? dayInWords(startsOn)
    : `${dayInWords(startsOn)} to ${dayInWords(endsOn)}`;
}
