import { stateOfYear } from '#features/calendar/school-years.ts';
import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Doubt } from './find-doubts.ts';

/** So long before a school year ends, families look for the next one. */
const YEAR_ENDS_DAYS = 60;
const OPENING_ENDS_DAYS = 14;

/** What the office has to do within the next weeks, before pages say something that is over. */
export function dueDoubts(
  { calendar, openings }: Pick<Content, 'calendar' | 'openings'>,
  today: PlainDate,
): Doubt[] {
  return [
    ...nextYearDoubts(calendar, today).map(
      (words) => ({ file: 'calendar.yaml', part: 'dates', words }) as const,
    ),
    ...openingDoubts(openings, today).map(
      (words) => ({ file: 'openings.yaml', part: 'openings', words }) as const,
    ),
  ];
}

/** A year ends with its last term, or where none is entered with December. */
function nextYearDoubts(calendar: SchoolCalendar, today: PlainDate): string[] {
  const year = Number(today.slice(0, 4));
  const ends = calendar.terms
    .map(({ endsOn }) => endsOn)
    .filter((day) => day.startsWith(String(year)));
  const endsOn = ends.sort().at(-1) ?? `${year}-12-31`;
  const next = stateOfYear(calendar, year + 1);
  const isShown = next === 'provisional' || next === 'published';
  if (isShown || endsOn > addDays(today, YEAR_ENDS_DAYS)) return [];
  const ending = `The school year ${year} ${endsOn < today ? 'ended' : 'ends'} on ${dayMonthYear(endsOn)}`;
  const dates = `the dates of ${year + 1} are ${next ? 'still a draft' : 'not entered'}`;
  return [`${ending}, and ${dates}. Families see nothing of ${year + 1} yet.`];
}

function openingDoubts(openings: Content['openings'], today: PlainDate): string[] {
  return openings.flatMap(({ title, closesOn }) => {
    if (!closesOn || closesOn > addDays(today, OPENING_ENDS_DAYS)) return [];
    return closesOn < today
      ? `${title} closed on ${dayMonthYear(closesOn)} and still stands on the careers page.`
      : `${title} takes applications until ${dayMonthYear(closesOn)}.`;
  });
}
