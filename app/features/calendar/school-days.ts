import type { SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, type PlainDate, weekday } from '#lib/dates/plain-date.ts';
import { publicHolidays } from './closures/public-holidays.ts';

interface Period {
  startsOn: PlainDate;
  endsOn: PlainDate;
}

const SUNDAY = 0;
const SATURDAY = 6;

type DaysOff = Pick<SchoolCalendar, 'breaks'> & { holidays: { on: PlainDate }[] };

/** How many days of the period are days at school: weekdays that are neither a holiday nor in a break. */
export function countSchoolDays(period: Period, daysOff: DaysOff): number {
  return schoolDayCounter(daysOff)(period);
}

/** The same for many periods, with each of their days looked at once. */
export function schoolDayCounter(daysOff: DaysOff): (period: Period) => number {
  const known = new Map<PlainDate, { isAtSchool: boolean; next: PlainDate }>();
  const lookAt = (day: PlainDate) => {
    const seen = known.get(day);
    if (seen) return seen;
    const looked = { isAtSchool: isSchoolDay(day, daysOff), next: addDays(day, 1) };
    known.set(day, looked);
    return looked;
  };
  return ({ startsOn, endsOn }) => {
    let count = 0;
    for (let day = startsOn; day <= endsOn; day = lookAt(day).next) {
      if (lookAt(day).isAtSchool) count++;
    }
    return count;
  };
}

/**
 * The last of `count` school days that begin with the day after `day`: from Monday to Friday, neither a holiday of the
 * school's calendar or of Zambia nor in a break. Weekdays outside the terms that no break names count, because the
 * office works on them, and so do days on which the school was closed at short notice.
 */
export function addSchoolDays(day: PlainDate, count: number, daysOff: DaysOff): PlainDate {
  const isAtSchool = officeDays(daysOff);
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isAtSchool(last)) left--;
  }
  return last;
}

/** The school days from the day after `day` to `until`, counted as `addSchoolDays` counts them. */
export function schoolDaysAfter(
  { day, until }: { day: PlainDate; until: PlainDate },
  daysOff: DaysOff,
): PlainDate[] {
  const isAtSchool = officeDays(daysOff);
  const days: PlainDate[] = [];
  for (let next = addDays(day, 1); next <= until; next = addDays(next, 1))
    if (isAtSchool(next)) days.push(next);
  return days;
}

/** Says of a day whether the office works. */
function officeDays({ breaks, holidays }: DaysOff): (day: PlainDate) => boolean {
  // Those of a year are worked out once: the office offers to a whole class with one press.
  const daysOff = new Map<string, DaysOff>();
  return (day) => {
    const year = day.slice(0, 4);
    const ofYear = daysOff.get(year) ?? {
      breaks,
      holidays: [...holidays, ...publicHolidays(Number(year))],
    };
    daysOff.set(year, ofYear);
    return isSchoolDay(day, ofYear);
  };
}

function isSchoolDay(day: PlainDate, { breaks, holidays }: DaysOff): boolean {
  if ([SUNDAY, SATURDAY].includes(weekday(day))) return false;
  if (holidays.some(({ on }) => on === day)) return false;
  return !breaks.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
}

interface Lessons extends DaysOff {
  terms: Period[];
  /** Days on which the school is closed against its calendar. */
  closures: { startsOn: PlainDate; endsOn?: PlainDate | undefined }[];
}

/** The weekdays of a month (`2027-02`), each with whether there are lessons: in a term, and on no day off. */
export function weekdaysOfMonth(
  month: string,
  { terms, closures, ...daysOff }: Lessons,
): { day: PlainDate; hasLessons: boolean }[] {
  const holidays = [...daysOff.holidays, ...publicHolidays(Number(month.slice(0, 4)))];
  const days: { day: PlainDate; hasLessons: boolean }[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    if ([SUNDAY, SATURDAY].includes(weekday(day))) continue;
    const isInTerm = terms.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
    const isClosed = closures.some(
      ({ startsOn, endsOn = startsOn }) => startsOn <= day && day <= endsOn,
    );
    const hasLessons = isInTerm && !isClosed && isSchoolDay(day, { ...daysOff, holidays });
    days.push({ day, hasLessons });
  }
  return days;
}
