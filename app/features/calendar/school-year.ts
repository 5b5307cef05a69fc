import { gradesInWords } from '#features/content/grades.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import { monthNames, type PlainDate } from '#lib/dates/plain-date.ts';
import { type CalendarContent, publishedEvents } from './published-events.ts';
import type { SchoolEvent } from './school-event.ts';
import { isShownYear } from './school-years.ts';
import type { Term } from './term-starts/term-starts.ts';

export interface Month {
  /** Also the anchor in the address: `january`. */
  id: string;
  name: string;
  events: SchoolEvent[];
}

/** What is on in the calendar's year (`inYear` for another one). */
export function eventsOfYear(content: CalendarContent): SchoolEvent[] {
  return publishedEvents(content).filter(isInYear(content.calendar.year));
}

/** The year's terms, breaks and holidays, each by day; grades that begin a term on another day have a line of their own. */
export function datesOfYear({ year, terms, breaks, holidays }: SchoolCalendar) {
  const isOfYear = isInYear(year);
  return {
    terms: terms.filter(isOfYear),
    periods: [...terms.flatMap(withOtherStarts), ...breaks]
      .filter(isOfYear)
      .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1)),
    holidays: holidays
      .filter(({ on }) => isOfYear({ startsOn: on, endsOn: on }))
      .sort((a, b) => (a.on < b.on ? -1 : 1)),
  };
}

function withOtherStarts(term: Term): Pick<Term, 'name' | 'startsOn' | 'endsOn'>[] {
  const { name, endsOn, otherStarts = [] } = term;
  return [
    term,
    ...otherStarts.map(({ grades, startsOn }) => ({
      name: `${name}, ${gradesInWords(grades)}`,
      startsOn,
      endsOn,
    })),
  ];
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

/** Where a day's month stands, seen from the page of that year; what began in an earlier year is there from January on. */
export function monthAddress(day: PlainDate, year: number): string {
  const ofDay = Number(day.slice(0, 4));
  const month = ofDay < year ? monthNames[0] : monthNames[Number(day.slice(5, 7)) - 1];
  return `${ofDay > year ? `/events/${ofDay}` : ''}#${month?.toLowerCase()}`;
}

/** The address of a day's month, seen from any page; `year` is the one that `/events` shows. */
export function monthPath(day: PlainDate, year: number): string {
  const address = monthAddress(day, year);
  return address.startsWith('#') ? `/events${address}` : address;
}

/** The first event that starts today or later and was not called off. */
export function findNextEvent(events: SchoolEvent[], today: PlainDate): SchoolEvent | undefined {
  return events.find((event) => isAhead(event, today));
}

/** The next so many events, by day, of all years that families can read; fewer where the school has said no more. */
export function nextEvents(content: CalendarContent, today: PlainDate, count: number) {
  const { calendar } = content;
  return publishedEvents(content)
    .filter((event) => isAhead(event, today))
    .filter(({ startsOn }) => isShownYear(calendar, Number(startsOn.slice(0, 4))))
    .slice(0, count);
}

function isAhead({ startsOn, isCancelled }: SchoolEvent, today: PlainDate): boolean {
  return startsOn >= today && !isCancelled;
}

function isInYear(year: number) {
  return ({ startsOn, endsOn }: Pick<SchoolEvent, 'startsOn' | 'endsOn'>) =>
    startsOn.slice(0, 4) <= String(year) && String(year) <= endsOn.slice(0, 4);
}
