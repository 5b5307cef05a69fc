import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ShownEvent } from './shared-event.ts';

/**
 * Opens Google Calendar with the event filled in. A time without an end stays without one: the school did not say
 * how long it takes. What has no time lasts all day.
 */
export function googleCalendarLink(event: ShownEvent): string {
  const times = readClockTimes(event.time);
  const dates = times
    ? [at(event.startsOn, times.startsAt), at(event.endsOn, times.endsAt ?? times.startsAt)]
    : [compact(event.startsOn), compact(addDays(event.endsOn, 1))];
  const search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: dates.join('/'),
    ctz: 'Africa/Lusaka',
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${search}`;
}

function at(day: PlainDate, time: string): string {
  return `${compact(day)}T${time.replace(':', '')}00`;
}

function compact(day: PlainDate): string {
  return day.replaceAll('-', '');
}
