import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

const LAST_MONTH_FOR_THIS_YEAR = '03';

/**
 * The years that can begin: this one, which an office may have forgotten in December, and the next. Until March the first
 * thought is this one.
 */
export function yearsToBegin(today: PlainDate): { years: string[]; first: string } {
  const year = today.slice(0, 4);
  const next = String(Number(year) + 1);
  const isEarly = today.slice('2026-'.length, '2026-03'.length) <= LAST_MONTH_FOR_THIS_YEAR;
  return { years: [year, next], first: isEarly ? year : next };
}

/** That a year has begun; nothing where it has not. */
export function findRollOver(read: ReadStore, year: string) {
  return read
    .selectFrom('roll_overs')
    .select(['children', 'made_at as madeAt', 'made_by as madeBy'])
    .where('school_year', '=', year)
    .executeTakeFirst();
}

/** Why the beginning of a year can no longer be taken back; nothing while it can. */
export function whyNoWayBack(
  year: string,
  today: PlainDate,
  firstDay: PlainDate,
): string | undefined {
  if (today < firstDay) return undefined;
  return `The first school day of ${year} was ${dayMonthYear(firstDay)}. Since then the children are in their classes, and the beginning of ${year} can no longer be taken back. Change single children under Children.`;
}
