import { weekday, writtenDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { findPublicHoliday } from './public-holidays.ts';
import type { Content, SchoolCalendar } from './schemas.ts';

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Facts of the content that somebody at the school should look at again, one sentence each. Nothing is changed:
 * the pages show what `content/` says.
 */
export function findDoubts(content: Pick<Content, 'school' | 'calendar'>): string[] {
  return [
    ...holidayDoubts(content.calendar),
    ...termDoubts(content.calendar),
    ...hourDoubts(content.school.hours),
  ].map(plainSpaces);
}

function holidayDoubts({ holidays }: SchoolCalendar): string[] {
  return holidays.flatMap(({ name, on }) => {
    const expected = findPublicHoliday(name, on)?.on;
    if (!expected || expected === on) return [];
    return `calendar.yaml: ${name} is given as ${writtenDate(on)}; the computed day of ${on.slice(0, 4)} is ${writtenDate(expected)}.`;
  });
}

function termDoubts({ terms }: SchoolCalendar): string[] {
  return terms.flatMap((term) =>
    (['startsOn', 'endsOn'] as const).flatMap((edge) => {
      const dayOfWeek = weekday(term[edge]);
      if (dayOfWeek !== SATURDAY && dayOfWeek !== SUNDAY) return [];
      const verb = edge === 'endsOn' ? 'ends' : 'starts';
      const dayName = dayOfWeek === SATURDAY ? 'Saturday' : 'Sunday';
      return `calendar.yaml: ${term.name} ${verb} on ${writtenDate(term[edge])}, a ${dayName}.`;
    }),
  );
}

function hourDoubts({ school, schoolOnContactPage }: Content['school']['hours']): string[] {
  if (school === schoolOnContactPage) return [];
  return [
    `school.yaml: the school day is given as ${school} and, on the contact page, as ${schoolOnContactPage}.`,
  ];
}
