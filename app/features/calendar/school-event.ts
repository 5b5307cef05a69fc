import type { EventsContent } from '#features/content/schemas.ts';
import {
  addDays,
  dayInWords,
  type PlainDate,
  weekdayName,
  writtenDate,
} from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';

/** Something on the school's calendar, on one day or on several. */
export interface SchoolEvent {
  /** Stays the same when its day or words change: calendars on phones know the event by it. */
  id: string;
  kind: CalendarKind;
  title: string;
  category: EventCategory;
  startsOn: PlainDate;
  /** The last day; the same as the first for most. */
  endsOn: PlainDate;
  time: string;
  location: string;
  description: string;
  isCancelled?: boolean | undefined;
  /** The school has not settled its year's dates yet; the description says so. */
  isProvisional?: true;
}

/** What a family can subscribe to by itself: terms, breaks and holidays; the school's events; monthly meetings. */
export type CalendarKind = 'terms' | 'events' | 'meetings';
export const kindNames: Record<CalendarKind, string> = {
  terms: 'Terms and Holidays',
  events: 'Events',
  meetings: 'Meetings',
};
type EventCategory = EventsContent['events'][number]['category'];
export type EventLook = 'important' | 'academic' | 'arts' | 'other';

/** Four looks for seven categories (design, section 5). */
export const lookOf: Record<EventCategory, EventLook> = {
  'School Event': 'important',
  Holiday: 'important',
  Academic: 'academic',
  Arts: 'arts',
  Community: 'other',
  Sports: 'other',
  Administrative: 'other',
};

type Period = Pick<SchoolEvent, 'startsOn' | 'endsOn'>;

/** A word about an event that was called off, is over, is on or is on tomorrow; undefined for what comes later. */
export function timeWord(
  { startsOn, endsOn, isCancelled }: Period & Pick<SchoolEvent, 'isCancelled'>,
  today: PlainDate,
): string | undefined {
  if (isCancelled) return 'Cancelled';
  if (endsOn < today) return 'Past';
  if (startsOn > today) return startsOn === addDays(today, 1) ? 'Tomorrow' : undefined;
  return startsOn === endsOn ? 'Today' : 'Now';
}

/** For who comes today: what is on or ahead, by day, then what is over. */
export function upcomingFirst(events: readonly SchoolEvent[], today: PlainDate): SchoolEvent[] {
  const isOver = ({ endsOn }: SchoolEvent) => endsOn < today;
  return [...events.filter((event) => !isOver(event)), ...events.filter(isOver)];
}

/** An event whose day, time or place was changed lately, and when it was to be before, if that is known. */
export interface NewlyMoved {
  id: string;
  from?: Pick<SchoolEvent, 'startsOn' | 'time'> | undefined;
}

const NEWS_DAYS = 14;

/** Whether its day, time or place was changed in the last two weeks, so that families look again. */
export function isNewlyMoved(movedOn: PlainDate | undefined, today: PlainDate): boolean {
  return movedOn !== undefined && today < addDays(movedOn, NEWS_DAYS);
}

/** `Monday, January 5, 2026`, or `April 11 to May 4, 2026`. */
export function periodInWords({ startsOn, endsOn }: Period): string {
  if (startsOn === endsOn) return `${weekdayName(startsOn)}, ${writtenDate(startsOn)}`;
  const isOneYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  const from = isOneYear ? unbroken(dayInWords(startsOn)) : writtenDate(startsOn);
  return `${from} to ${writtenDate(endsOn)}`;
}
