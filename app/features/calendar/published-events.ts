import { gradesInWords } from '#features/content/grades.ts';
import type { EventsContent, School, SchoolCalendar } from '#features/content/schemas.ts';
import { dayInWords, type PlainDate } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { slugOf } from '#lib/text/slug.ts';
import { closureEvent } from './closures/closure.ts';
import {
  closuresWithIds,
  eventsWithIds,
  holidaysWithIds,
  lastingId,
  periodsWithIds,
} from './lasting-ids.ts';
import { monthlyMeetings } from './meetings/monthly-meetings.ts';
import type { SchoolEvent } from './school-event.ts';
import { shownYears, stateOfYear, withoutDrafts } from './school-years.ts';
import { startsOf, type Term } from './term-starts/term-starts.ts';

export interface CalendarContent {
  school: Pick<School, 'openingDay'>;
  calendar: SchoolCalendar;
  events: EventsContent;
}

/** All that is published, of whatever year, by day: the school's own events, its announced dates and the meetings. */
export function publishedEvents({ school, calendar, events }: CalendarContent): SchoolEvent[] {
  const { announced } = events;
  const { terms, breaks, holidays } = withoutDrafts(calendar);
  const facts = { dismissal: calendar.earlyDismissal.time };
  const own = [
    ...eventsWithIds(events.events).map((event) => ({
      ...event,
      kind: 'events' as const,
      id: `event-${event.id}`,
      endsOn: event.endsOn ?? event.startsOn,
    })),
    ...closuresWithIds(events.closures).map(closureEvent),
    {
      ...onDay(announced.opening, school.openingDay),
      kind: 'events' as const,
      id: lastingId('opening', school.openingDay),
    },
  ];
  const announcedDates = [
    ...periodsWithIds(terms).flatMap((term) => [
      ...startEvents(term, announced.termStart),
      {
        ...onDay(announced.termEnd, term.endsOn, { ...facts, name: term.name }),
        id: edgeId(term.id, 'ends'),
      },
    ]),
    ...periodsWithIds(breaks).map(({ id, name, startsOn, endsOn }) => ({
      ...onDay(announced.break, startsOn, { name }),
      endsOn,
      id,
    })),
    ...holidaysWithIds(holidays).map(({ id, name, on }) => ({
      ...onDay(announced.holiday, on, { name }),
      id: `holiday-${id}`,
    })),
  ].map((event) => ({ kind: 'terms' as const, ...event }));
  const meetings = announcedYears(calendar).flatMap((year) =>
    monthlyMeetings(calendar, events, year),
  );
  const ofYears = [...announcedDates, ...meetings].map((event) =>
    stateOn(calendar, event.startsOn) === 'provisional' ? provisional(event, events) : event,
  );
  return [...own, ...ofYears].sort((a, b) =>
    a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0,
  );
}

/**
 * The first day of a term; where grades begin on several days, each names its own. The first keeps its id, that of some
 * grades has theirs in it.
 */
function startEvents(term: Term & { id: string }, words: Words) {
  const { id, name, endsOn, otherStarts } = term;
  return startsOf(term).map(({ startsOn, grades }) => {
    const event = onDay(words, startsOn, {
      name,
      from: dayInWords(startsOn),
      to: dayInWords(endsOn),
    });
    const whom = grades ? gradesInWords(grades) : otherStarts && 'All Other Grades';
    return {
      ...event,
      ...(whom && { title: `${event.title}: ${whom}` }),
      id: edgeId(id, grades ? `begins-${slugOf(grades.join(' '))}` : 'begins'),
    };
  });
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

/** `term-1-begins-2026` of `term-1-2026`. */
function edgeId(id: string, edge: string): string {
  return id.replace(/(-[^-]*)?$/, `-${edge}$1`);
}

/** The years on show, and those whose terms are published: in others nobody has said yet that people will meet. */
function announcedYears({ year, years, terms }: SchoolCalendar): number[] {
  const ofTerms = terms.map(({ startsOn }) => Number(startsOn.slice(0, 4)));
  return [...new Set([year, ...shownYears({ years }), ...ofTerms])]
    .filter((one) => stateOfYear({ years }, one) !== 'draft')
    .sort((a, b) => a - b);
}

function stateOn(calendar: SchoolCalendar, day: PlainDate) {
  return stateOfYear(calendar, Number(day.slice(0, 4)));
}

function provisional(event: SchoolEvent, { provisional: words }: EventsContent): SchoolEvent {
  return { ...event, description: `${event.description} ${words}`, isProvisional: true };
}
