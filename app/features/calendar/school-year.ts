import type { EventsContent, School, SchoolCalendar } from '#features/content/schemas.ts';
import { filledIn } from '#lib/filled-in.ts';
import { monthNames, type PlainDate } from '#lib/plain-date.ts';
import { monthlyMeetings } from './monthly-meetings.ts';
import { dayInWords, type SchoolEvent } from './school-event.ts';

export interface CalendarContent {
  school: Pick<School, 'openingDay'>;
  calendar: SchoolCalendar;
  events: EventsContent;
}

export interface Month {
  /** Also the anchor in the address: `january`. */
  id: string;
  name: string;
  events: SchoolEvent[];
}

/** All that is on in the year, by day: the school's own events, its announced dates and the monthly meetings. */
export function eventsOfYear({ school, calendar, events }: CalendarContent): SchoolEvent[] {
  const { announced } = events;
  const facts = { dismissal: calendar.earlyDismissal.time };
  const year = String(calendar.year);
  const dated = [
    ...events.events.map((event) => ({ ...event, ...ofSchool(event) })),
    { ...onDay(announced.opening, school.openingDay), kind: 'events' as const, id: 'opening' },
    ...calendar.terms.flatMap(({ name, startsOn, endsOn }) => {
      const term = { ...facts, name, from: dayInWords(startsOn), to: dayInWords(endsOn) };
      return [
        { ...onDay(announced.termStart, startsOn, term), id: `${slugOf(name)}-begins` },
        { ...onDay(announced.termEnd, endsOn, term), id: `${slugOf(name)}-ends` },
      ];
    }),
    ...calendar.breaks.map(({ name, startsOn, endsOn }) => ({
      ...onDay(announced.break, startsOn, { name }),
      endsOn,
      id: slugOf(name),
    })),
    ...calendar.holidays.map(({ name, on }) => ({
      ...onDay(announced.holiday, on, { name }),
      id: `holiday-${slugOf(name)}`,
    })),
  ].map((event) => ({ kind: 'terms' as const, ...event, id: `${event.id}-${year}` }));
  return withDistinctIds([...dated, ...monthlyMeetings(calendar, events)])
    .filter(({ startsOn, endsOn }) => startsOn.startsWith(year) || endsOn.startsWith(year))
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
}

/** The twelve months; an event that lasts from one into another stands in each of them. */
export function monthsOfYear(content: CalendarContent): Month[] {
  const events = eventsOfYear(content);
  return monthNames.map((name, index) => {
    const month = `${content.calendar.year}-${String(index + 1).padStart(2, '0')}`;
    return {
      id: name.toLowerCase(),
      name,
      events: events.filter(
        ({ startsOn, endsOn }) => startsOn.slice(0, 7) <= month && month <= endsOn.slice(0, 7),
      ),
    };
  });
}

/** The first event that starts today or later and was not called off. */
export function findNextEvent(events: SchoolEvent[], today: PlainDate): SchoolEvent | undefined {
  return events.find(({ startsOn, isCancelled }) => startsOn >= today && !isCancelled);
}

type Words = Omit<SchoolEvent, 'id' | 'kind' | 'startsOn' | 'endsOn'>;

function onDay(words: Words, day: PlainDate, facts: Record<string, string> = {}) {
  return {
    ...words,
    title: filledIn(words.title, facts),
    time: filledIn(words.time, facts),
    description: filledIn(words.description, facts),
    startsOn: day,
    endsOn: day,
  };
}

/** An event that the school wrote itself keeps its id when it moves, as long as it keeps its title or has an `id`. */
function ofSchool({ id, title, startsOn, endsOn = startsOn }: EventsContent['events'][number]) {
  return { kind: 'events' as const, id: `event-${id ?? slugOf(title)}`, endsOn };
}

/** `youth-day`; letters with a mark lose it. */
function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The second of two with the same name in one year is `…-2`. */
function withDistinctIds(events: SchoolEvent[]): SchoolEvent[] {
  const seen = new Map<string, number>();
  return events.map((event) => {
    const count = (seen.get(event.id) ?? 0) + 1;
    seen.set(event.id, count);
    return count === 1 ? event : { ...event, id: `${event.id}-${count}` };
  });
}
