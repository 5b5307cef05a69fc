import { addDays, dayInLusaka, dayMonthYear, writtenDate } from './plain-date.ts';

/** An instant as the office says it, on Lusaka's clock: `Today, 9:12 AM`, `Yesterday, 4:30 PM`, `10 November 2025`. */
export function whenInWords(instant: Date, now: Date): string {
  const day = dayInLusaka(instant);
  const today = dayInLusaka(now);
  if (day === today) return `Today, ${timeInLusaka(instant)}`;
  if (day === addDays(today, -1)) return `Yesterday, ${timeInLusaka(instant)}`;
  return dayMonthYear(day);
}

/** Day and time, for a history: `10 November 2025, 4:30 PM`. */
export function instantInWords(instant: Date): string {
  return `${dayMonthYear(dayInLusaka(instant))}, ${timeInLusaka(instant)}`;
}

/** `11:59 AM`, and of another day than `on` the day as well. */
export function timeOrMoment(instant: Date, on: Date): string {
  const isSameDay = dayInLusaka(instant) === dayInLusaka(on);
  return isSameDay ? timeInLusaka(instant) : instantInWords(instant);
}

/** `at 11:59 AM`, and of another day than `on`: `on 17 December 2026, 8:00 AM`. */
export function atTimeOrMoment(instant: Date, on: Date): string {
  const isSameDay = dayInLusaka(instant) === dayInLusaka(on);
  return `${isSameDay ? 'at' : 'on'} ${timeOrMoment(instant, on)}`;
}

/** Day and time as families read them: `November 10, 2025, 4:30 PM`. */
export function writtenMoment(instant: Date): string {
  return `${writtenDate(dayInLusaka(instant))}, ${timeInLusaka(instant)}`;
}

/** `9:12 AM` on Lusaka's clock, on one line of a screen. */
export function timeInLusaka(instant: Date): string {
  const shifted = new Date(instant.getTime() + 2 * 3_600_000);
  const hours = shifted.getUTCHours();
  const minutes = String(shifted.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}
