import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ShownEvent } from './shared-event.ts';

/** The ways to put one event into one's own calendar. */
export function calendarLinks(event: ShownEvent): { name: string; href: string }[] {
  return [
    { name: 'Phone or computer (.ics file)', href: `/calendar/${event.id}.ics` },
    { name: 'Google Calendar', href: googleCalendarLink(event) },
    { name: 'Outlook', href: outlookCalendarLink(event) },
  ];
}

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

/** Opens Outlook's calendar on the web with the event filled in, as `googleCalendarLink` does Google's. */
export function outlookCalendarLink(event: ShownEvent): string {
  const times = readClockTimes(event.time);
  const period: Record<string, string> = times
    ? {
        startdt: inLusaka(event.startsOn, times.startsAt),
        ...(times.endsAt && { enddt: inLusaka(event.endsOn, times.endsAt) }),
      }
    : { startdt: event.startsOn, enddt: addDays(event.endsOn, 1), allday: 'true' };
  const search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    ...period,
    location: event.location,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${search}`;
}

function inLusaka(day: PlainDate, time: string): string {
  return `${day}T${time}:00+02:00`;
}
