import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ShownEvent } from './shared-event.ts';

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
