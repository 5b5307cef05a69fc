/**
 * A calendar day as `YYYY-MM-DD`: no clock, no zone, so nothing can shift it by a day.
 * Instants are ISO texts ending in `Z` and never come in here.
 */
export type PlainDate = string;

interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** The parts of a day that exists in the calendar; undefined for anything else (2026-02-29, 2026-13-01, text). */
export function dateParts(text: string): DateParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const real = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return real ? { year, month, day } : undefined;
}

export function isRealDate(text: string): boolean {
  return dateParts(text) !== undefined;
}

/** Completed years on `day` of someone born on `bornOn`. Throws on a day that does not exist. */
export function ageOn(bornOn: PlainDate, day: PlainDate): number {
  const born = getDateParts(bornOn);
  const on = getDateParts(day);
  const birthdayIsAhead = on.month < born.month || (on.month === born.month && on.day < born.day);
  return on.year - born.year - (birthdayIsAhead ? 1 : 0);
}

export function addDays(day: PlainDate, days: number): PlainDate {
  const { year, month, day: dayOfMonth } = getDateParts(day);
  return new Date(Date.UTC(year, month - 1, dayOfMonth + days)).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: PlainDate): number {
  const { year, month, day: dayOfMonth } = getDateParts(day);
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).getUTCDay();
}

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export function weekdayName(day: PlainDate): string {
  return weekdayNames[weekday(day)] ?? '';
}

/** Such as the second Tuesday of a month: `nthWeekday(2026, 1, 2, 2)`. `dayOfWeek` as `weekday` counts. */
export function nthWeekday(year: number, month: number, dayOfWeek: number, n: number): PlainDate {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((dayOfWeek - weekday(first) + 7) % 7) + (n - 1) * 7);
}

/** The calendar day that an instant falls on in Lusaka: UTC+2 all year, without daylight saving. */
export function dayInLusaka(instant: Date): PlainDate {
  return new Date(instant.getTime() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The same for an instant as the store keeps it, which ends in `Z`: thousands are read without making a date of each. */
export function dayOfStored(instant: string): PlainDate {
  const day = instant.slice(0, 10);
  return instant.slice(11, 13) < '22' ? day : addDays(day, 1);
}

/** The instant at which a day begins in Lusaka. */
export function startInLusaka(day: PlainDate): Date {
  return new Date(`${day}T00:00:00+02:00`);
}

/** The last day of the month that a day falls in. */
export function lastOfMonth(day: PlainDate): PlainDate {
  const nextMonth = addDays(`${day.slice(0, 7)}-28`, 4);
  return addDays(nextMonth, -Number(nextMonth.slice(8)));
}

/** When a day is over in Lusaka, in milliseconds. */
export function endInLusaka(day: PlainDate): number {
  return startInLusaka(addDays(day, 1)).getTime();
}

/** `January 5, 2026`, the way the school writes dates, on one line of a screen (`no-break-spaces.ts`). Anything that is not a real day comes back as it is. */
export function writtenDate(day: PlainDate): string {
  const parts = dateParts(day);
  return parts ? `${monthNames[parts.month - 1]}\u00a0${parts.day},\u00a0${parts.year}` : day;
}

/** `Friday, December 11, 2026`. */
export function weekdayAndDate(day: PlainDate): string {
  return `${weekdayName(day)}, ${writtenDate(day)}`;
}

/** `January 5`, where the year is plain from what stands around it. */
export function dayInWords(day: PlainDate): string {
  return `${monthNames[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
}

/** `Jan 5`, where a column has no room for the whole month. */
export function dayInShort(day: PlainDate): string {
  const parts = getDateParts(day);
  return `${monthNames[parts.month - 1]?.slice(0, 3)}\u00a0${parts.day}`;
}

/** `5 January 2026`, the way the office writes dates, on one line of a screen. Anything that is not a real day comes back as it is. */
export function dayMonthYear(day: PlainDate): string {
  const parts = dateParts(day);
  return parts ? `${parts.day}\u00a0${monthNames[parts.month - 1]}\u00a0${parts.year}` : day;
}

/** `January 5, 2026` as the office writes it. A text that is no such date comes back as it is. */
export function dayFirst(written: string): string {
  const [, month = '', day, year] = /^(\p{L}+)\s(\d{1,2}),\s(\d{4})$/u.exec(written) ?? [];
  return (monthNames as readonly string[]).includes(month)
    ? `${day}\u00a0${month}\u00a0${year}`
    : written;
}

/** `5 Oct`, the same for the office. */
export function dayAndMonth(day: PlainDate): string {
  const parts = getDateParts(day);
  return `${parts.day}\u00a0${monthNames[parts.month - 1]?.slice(0, 3)}`;
}

/** `5 Oct`, with its year where that is another one: `5 Oct 2025`. */
export function shortDay(day: PlainDate, today: PlainDate): string {
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? dayAndMonth(day) : `${dayAndMonth(day)}\u00a0${year}`;
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

function getDateParts(day: PlainDate): DateParts {
  const parts = dateParts(day);
  if (!parts) throw new RangeError('Not a calendar day');
  return parts;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
