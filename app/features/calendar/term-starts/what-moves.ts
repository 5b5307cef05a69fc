import { dayMonthYear, type PlainDate, weekday, weekdayName } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { publicHolidays } from '../closures/public-holidays.ts';
import { type CalendarContent, publishedEvents } from '../published-events.ts';
import { countSchoolDays } from '../school-days.ts';
import type { SchoolEvent } from '../school-event.ts';
import { startToldFrom } from './start-notices.ts';
import { startsOf } from './term-starts.ts';

/**
 * What else changes on page, feed and paper when the content of the calendar becomes another, in words for the office,
 * a sentence each: from when every page says it, what moves, and what somebody should look at because it does not move
 * by itself.
 */
export function whatMoves(
  before: CalendarContent,
  after: CalendarContent,
  { term, to, today }: { term: number; to: PlainDate; today: PlainDate },
) {
  return {
    told: told(after, { term, to, today }),
    moves: [...eventsMoved(before, after), ...schoolDays(before, after, term)].map(plainSpaces),
    looks: [...aboutDay(to, after), ...ownEvents(before, after, term)].map(plainSpaces),
  };
}

export type WhatMoves = ReturnType<typeof whatMoves>;

function eventsMoved(before: CalendarContent, after: CalendarContent): string[] {
  const [old, now] = [byId(before), byId(after)];
  const changed = [...now.values()].flatMap((event) => {
    const was = old.get(event.id);
    if (!was) return [`New in the calendar: ${event.title}, ${periodInWords(event)}.`];
    if (was.startsOn !== event.startsOn || was.endsOn !== event.endsOn)
      return [`${event.title}: ${periodInWords(event)}. It was ${periodInWords(was)}.`];
    if (was.title !== event.title) return [`“${was.title}” is called “${event.title}” then.`];
    if (was.description !== event.description)
      return [`${event.title}, ${dayMonthYear(event.startsOn)}, now says: ${event.description}`];
    return [];
  });
  const gone = [...old.values()]
    .filter(({ id }) => !now.has(id))
    .map((event) => `Called off in calendars: ${event.title}, ${periodInWords(event)}.`);
  return [...changed, ...gone];
}

/** As the office writes days: `Monday, 5 January 2026`, or `11 April 2026 to 4 May 2026`. */
function periodInWords({ startsOn, endsOn }: SchoolEvent): string {
  return startsOn === endsOn
    ? `${weekdayName(startsOn)}, ${dayMonthYear(startsOn)}`
    : `${dayMonthYear(startsOn)} to ${dayMonthYear(endsOn)}`;
}

function byId(content: CalendarContent): Map<string, SchoolEvent> {
  return new Map(publishedEvents(content).map((event) => [event.id, event]));
}

function told(
  { calendar }: CalendarContent,
  { term, to, today }: { term: number; to: PlainDate; today: PlainDate },
): string {
  const start = calendar.terms
    .filter((_one, index) => index === term)
    .flatMap(startsOf)
    .find(({ startsOn }) => startsOn === to);
  const from = startToldFrom(to, start?.movedFrom ?? to);
  return from <= today
    ? 'Every page says it at once.'
    : `Every page says it from ${plainSpaces(dayMonthYear(from))} on.`;
}

/** What meals for a term cost follows from its days. */
function schoolDays(before: CalendarContent, after: CalendarContent, term: number): string[] {
  const [old, now] = [before, after].map(({ calendar }) => {
    const found = calendar.terms[term];
    return found ? countSchoolDays(found, calendar) : 0;
  });
  if (old === now) return [];
  const name = after.calendar.terms[term]?.name;
  return [`${name} has ${now} school days then, not ${old}. Meals for the term are counted so.`];
}

function aboutDay(to: PlainDate, { calendar }: CalendarContent): string[] {
  const holidays = [...calendar.holidays, ...publicHolidays(Number(to.slice(0, 4)))];
  const holiday = holidays.find(({ on }) => on === to)?.name;
  return [
    ...([0, 6].includes(weekday(to)) ? [`The new first day is a ${weekdayName(to)}.`] : []),
    ...(holiday ? [`The new first day is ${holiday}.`] : []),
  ];
}

/** The school's own events between the old and the new first day. */
function ownEvents(before: CalendarContent, after: CalendarContent, term: number): string[] {
  const [from, to] = [
    before.calendar.terms[term]?.startsOn ?? '',
    after.calendar.terms[term]?.startsOn ?? '',
  ].sort();
  return publishedEvents(after)
    .filter(({ id }) => id.startsWith('event-'))
    .filter(({ startsOn, endsOn }) => startsOn < (to ?? '') && (from ?? '') <= endsOn)
    .map(
      (event) => `${event.title}, ${periodInWords(event)}, stays where it is. Is that still right?`,
    );
}
