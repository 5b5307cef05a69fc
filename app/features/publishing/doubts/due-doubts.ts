import { isShownYear, stateOfYear } from '#features/calendar/school-years.ts';
import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Doubt, DoubtInWords } from './find-doubts.ts';

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
      (doubt) => ({ file: 'calendar.yaml', part: 'dates', ...doubt }) as const,
    ),
    ...openingDoubts(openings, today).map(
      (doubt) => ({ file: 'openings.yaml', part: 'openings', ...doubt }) as const,
    ),
  ];
}

/** A year ends with its last term, or where none is entered with December. One that runs unseen is asked about at once. */
function nextYearDoubts(calendar: SchoolCalendar, today: PlainDate): DoubtInWords[] {
  const year = Number(today.slice(0, 4));
  const state = stateOfYear(calendar, year);
  if (!isShownYear(calendar, year)) {
    const words = `The dates of ${year} are ${state ? 'still a draft' : 'not entered'}. Families see nothing of ${year} yet.`;
    return [{ words, key: `this ${year} ${state ?? ''}` }];
  }
  const ends = calendar.terms
    .map(({ endsOn }) => endsOn)
    .filter((day) => day.startsWith(String(year)));
  const endsOn = ends.sort().at(-1) ?? `${year}-12-31`;
  if (isShownYear(calendar, year + 1) || endsOn > addDays(today, YEAR_ENDS_DAYS)) return [];
  const verb = endsOn < today ? 'ended' : 'ends';
  const ending = `The school year ${year} ${verb} on ${dayMonthYear(endsOn)}`;
  const next = stateOfYear(calendar, year + 1);
  const dates = `the dates of ${year + 1} are ${next ? 'still a draft' : 'not entered'}`;
  const words = `${ending}, and ${dates}. Families see nothing of ${year + 1} yet.`;
  return [{ words, key: `next ${year} ${verb} ${endsOn} ${next ?? ''}` }];
}

function openingDoubts(openings: Content['openings'], today: PlainDate): DoubtInWords[] {
  return openings.flatMap(({ id, title, closesOn }) => {
    if (!closesOn || closesOn > addDays(today, OPENING_ENDS_DAYS)) return [];
    const words =
      closesOn < today
        ? `${title} closed on ${dayMonthYear(closesOn)} and still stands on the careers page.`
        : `${title} takes applications until ${dayMonthYear(closesOn)}.`;
    return { words, key: `opening ${id} ${closesOn < today ? 'closed' : 'closes'} ${closesOn}` };
  });
}
