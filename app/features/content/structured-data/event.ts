import { readClockTimes } from '#lib/dates/clock-times.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { School } from '../schemas.ts';
import { postalAddress, schoolId } from './elementary-school.ts';

/** What structured data needs of an event. `time` is as the school writes it; without one it lasts all day. */
export interface EventFacts {
  title: string;
  description: string;
  category: string;
  startsOn: PlainDate;
  endsOn?: PlainDate | undefined;
  time?: string | undefined;
  location: string;
  isOnline?: boolean | undefined;
  isCancelled?: boolean | undefined;
  /** When it was to be before it was moved. */
  movedFrom?: { startsOn: PlainDate; time: string } | undefined;
  /** Where the site shows it, such as `/events#january`. */
  path: string;
}

/** Lusaka keeps this distance to UTC all year. */
const OFFSET = '+02:00';
/** Days without something to attend are no events for search engines. */
const NOT_ATTENDABLE = new Set(['Holiday', 'Administrative']);

/** An event as search engines read it (schema.org/Event); undefined when there is nothing to attend. */
export function structuredEvent(
  event: EventFacts,
  school: School,
  publicUrl: string,
): object | undefined {
  if (NOT_ATTENDABLE.has(event.category)) return undefined;
  const times = event.time ? readClockTimes(event.time) : undefined;
  const lastDay = event.endsOn ?? event.startsOn;
  const end = times?.endsAt ? at(lastDay, times.endsAt) : event.endsOn;
  const address = publicUrl + event.path;
  const startDate = startOf(event);
  const before = event.movedFrom && startOf(event.movedFrom);
  const previousStartDate = before === startDate ? undefined : before;
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    startDate,
    ...(end && { endDate: end }),
    ...(previousStartDate && { previousStartDate }),
    eventStatus: `https://schema.org/${statusOf(event.isCancelled, previousStartDate)}`,
    eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.isOnline
      ? { '@type': 'VirtualLocation', url: address }
      : { '@type': 'Place', name: event.location, address: postalAddress(school) },
    image: `${publicUrl}/share/events.png`,
    url: address,
    organizer: {
      '@type': 'ElementarySchool',
      '@id': schoolId(publicUrl),
      name: school.name,
      url: `${publicUrl}/`,
    },
  };
}

/** A day, or with a time an instant with Lusaka's offset. */
function at(day: PlainDate, time: string | undefined): string {
  return time ? `${day}T${time}:00${OFFSET}` : day;
}

function startOf({ startsOn, time = '' }: Pick<EventFacts, 'startsOn' | 'time'>): string {
  return at(startsOn, readClockTimes(time)?.startsAt);
}

function statusOf(isCancelled: boolean | undefined, previousStartDate: string | undefined): string {
  if (isCancelled) return 'EventCancelled';
  return previousStartDate ? 'EventRescheduled' : 'EventScheduled';
}
