import type { SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, type PlainDate, weekday } from '#lib/dates/plain-date.ts';

interface Period {
  startsOn: PlainDate;
  endsOn: PlainDate;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** How many days of the period are days at school: weekdays that are neither a holiday nor in a break. */
export function countSchoolDays(
  { startsOn, endsOn }: Period,
  { holidays, breaks }: Pick<SchoolCalendar, 'breaks'> & { holidays: { on: PlainDate }[] },
): number {
  const isOff = (day: PlainDate) =>
    [SUNDAY, SATURDAY].includes(weekday(day)) ||
    holidays.some(({ on }) => on === day) ||
    breaks.some((one) => one.startsOn <= day && day <= one.endsOn);
  let count = 0;
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) if (!isOff(day)) count++;
  return count;
}
