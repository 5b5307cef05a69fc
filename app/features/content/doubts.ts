import { addDays, nthWeekday, type PlainDate, weekday, writtenDate } from '#lib/plain-date.ts';
import { easterSunday } from './easter.ts';
import type { Content, SchoolCalendar } from './schemas.ts';

const SUNDAY = 0;
const MONDAY = 1;
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
  ];
}

/** Zambia's Public Holidays Act: fixed days by month and day, Easter by the moon (checklists, C-IV). */
function computedHolidays(year: number): Record<string, PlainDate> {
  const easter = easterSunday(year);
  return {
    'Youth Day': `${year}-03-12`,
    'Good Friday': addDays(easter, -2),
    'Easter Monday': addDays(easter, 1),
    'Labour Day': `${year}-05-01`,
    'Africa Freedom Day': `${year}-05-25`,
    'Heroes Day': nthWeekday(year, 7, MONDAY, 1),
    'Unity Day': addDays(nthWeekday(year, 7, MONDAY, 1), 1),
    'Independence Day': `${year}-10-24`,
  };
}

function holidayDoubts({ year, holidays }: SchoolCalendar): string[] {
  const computed = computedHolidays(year);
  return holidays.flatMap(({ name, on }) => {
    const expected = computed[name] && observedOn(computed[name]);
    if (!expected || expected === on) return [];
    return `calendar.yaml: ${name} is given as ${writtenDate(on)}; the computed day of ${year} is ${writtenDate(expected)}.`;
  });
}

/** A holiday that falls on a Sunday is kept on the Monday; a Saturday's does not move. */
function observedOn(day: PlainDate): PlainDate {
  return weekday(day) === SUNDAY ? addDays(day, 1) : day;
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
