import { plainSpaces } from '#lib/no-break-spaces.ts';
import { dayInWords, periodInWords, type SchoolEvent } from './school-event.ts';
import { type CalendarContent, datesOfYear, monthsOfYear, publishedEvents } from './school-year.ts';

/** What somebody passes on: one event, a month, or the important dates. */
export interface SharedDates {
  title: string;
  /** For WhatsApp and other apps: short lines, without the address. */
  text: string;
  /** Where the site shows it. */
  path: string;
  event?: SchoolEvent;
}

export const IMPORTANT_DATES = 'important-dates';

/** The event with this id, the month (`january`) or the important dates; undefined when there is none. */
export function findSharedDates(content: CalendarContent, part: string): SharedDates | undefined {
  if (part === IMPORTANT_DATES) return importantDates(content);
  const months = monthsOfYear(content);
  const month = months.find(({ id }) => id === part);
  if (month) {
    const title = `${month.name} ${content.calendar.year}`;
    const lines = month.events.map((event) => `${inShort(event)}: ${event.title}`);
    const none = content.events.empty.replace('{month}', month.name);
    return {
      title,
      text: [title, ...(lines.length ? lines : [none])].join('\n'),
      path: `#${part}`,
    };
  }
  const event = publishedEvents(content).find(({ id }) => id === part);
  if (!event) return undefined;
  const when = plainSpaces(`${periodInWords(event)}, ${event.time}`);
  const lines = [eventTitle(event), when, event.location];
  return { title: event.title, text: lines.join('\n'), path: `/${part}`, event };
}

function importantDates({ calendar, events }: CalendarContent): SharedDates {
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

function eventTitle({ title, isCancelled }: SchoolEvent): string {
  return isCancelled ? `Cancelled: ${title}` : title;
}

/** Opens WhatsApp, on the phone or the web, with the text and the address filled in. */
export function whatsAppLink({ text }: SharedDates, address: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${text}\n${address}` })}`;
}
