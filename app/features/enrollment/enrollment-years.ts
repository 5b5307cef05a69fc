import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';

/** Specification, section 9. */
export const DEFAULT_YEAR = '2026';
const YEARS_AHEAD = 3;

/** A phone may keep an application for this long before it finds a connection; its year must still be taken. */
const DELIVERY_GRACE_DAYS = 30;

/** The years a family can choose: the next three calendar years, and 2026 if it is not among them, in order. */
export function selectableYears(today: PlainDate): string[] {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD }, (_, index) => String(thisYear + 1 + index));
  return years.includes(DEFAULT_YEAR) ? years : [DEFAULT_YEAR, ...years].sort();
}

/** Whether the school takes an application for that year, also one that waited on a phone over New Year. */
export function isAcceptedYear(year: string, today: PlainDate): boolean {
  const days = [today, addDays(today, -DELIVERY_GRACE_DAYS)];
  return days.some((day) => selectableYears(day).includes(year));
}
