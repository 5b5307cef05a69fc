import { addDays, nthWeekday, type PlainDate, weekday } from '#lib/dates/plain-date.ts';
import { easterSunday } from './easter.ts';

export interface PublicHoliday {
  name: string;
  /** The day that it falls on. */
  fallsOn: PlainDate;
  /** The day that is free: the Monday after, when it falls on a Sunday. */
  on: PlainDate;
}

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;

/**
 * Zambia's public holidays of a year, by day, as the Public Holidays Act and its instruments give them. Days that
 * the President proclaims for once cannot be computed.
 */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const heroes = nthWeekday(year, 7, MONDAY, 1);
  const days: [string, PlainDate][] = [
    ['New Year’s Day', `${year}-01-01`],
    ['International Women’s Day', `${year}-03-08`],
    ['Youth Day', `${year}-03-12`],
    ['Good Friday', addDays(easter, -2)],
    ['Holy Saturday', addDays(easter, -1)],
    ['Easter Monday', addDays(easter, 1)],
    ['Kenneth Kaunda Day', `${year}-04-28`],
    ['Labour Day', `${year}-05-01`],
    ['Africa Freedom Day', `${year}-05-25`],
    ['Heroes Day', heroes],
    ['Unity Day', addDays(heroes, 1)],
    ['Farmers’ Day', nthWeekday(year, 8, MONDAY, 1)],
    ...generalElection(year),
    ['National Prayer Day', `${year}-10-18`],
    ['Independence Day', `${year}-10-24`],
    ['Christmas Day', `${year}-12-25`],
  ];
  return days
    .map(([name, fallsOn]) => ({ name, fallsOn, on: keptOn(fallsOn) }))
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** The computed holiday of that name in the year of `on`; however somebody sets the apostrophe. */
export function findPublicHoliday(name: string, on: PlainDate): PublicHoliday | undefined {
  return publicHolidays(Number(on.slice(0, 4))).find((holiday) => isSameName(holiday.name, name));
}

export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** A Saturday's holiday does not move. */
function keptOn(day: PlainDate): PlainDate {
  return weekday(day) === SUNDAY ? addDays(day, 1) : day;
}

/** Every fifth year on the second Thursday of August (Constitution, article 56). */
function generalElection(year: number): [string, PlainDate][] {
  return year % 5 === 1 ? [['General Election Day', nthWeekday(year, 8, THURSDAY, 2)]] : [];
}
