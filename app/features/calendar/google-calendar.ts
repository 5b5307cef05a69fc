import { addDays, type PlainDate } from '#lib/plain-date.ts';
import type { SchoolEvent } from './school-event.ts';

/**
 * Opens Google Calendar with the event filled in. A time without an end stays without one: the school did not say
 * how long it takes. What has no time lasts all day.
 */
export function googleCalendarLink(event: SchoolEvent): string {
  const [from, to] = clockTimes(event.time);
  const dates = from
    ? `${compact(event.startsOn)}T${from}/${compact(event.endsOn)}T${to ?? from}`
    : `${compact(event.startsOn)}/${compact(addDays(event.endsOn, 1))}`;
  const search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates,
    ctz: 'Africa/Lusaka',
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${search}`;
}

/** `['080000', '150000']` from `8:00 AM-3:00 PM`; a half of the day that is said once counts for both. */
function clockTimes(time: string): string[] {
  const found = [...time.matchAll(/(\d{1,2}):(\d{2})(?:\s*([AP])M)?/g)];
  const lastHalf = found.at(-1)?.[3];
  return found.map(([, hour, minute, half = lastHalf]) => {
    const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}${minute}00`;
  });
}

function compact(day: PlainDate): string {
  return day.replaceAll('-', '');
}
