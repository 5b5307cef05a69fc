import { addDays, dayInLusaka, dayMonthYear, type PlainDate, weekdayName } from './plain-date.ts';
import { timeInLusaka } from './when-in-words.ts';

/** `4 December`: a day as the office says it, without the year where it is this one. */
export function dayShort(day: PlainDate, today: PlainDate): string {
  const words = dayMonthYear(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -5) : words;
}

/** `Fri, 4 December`: where somebody plans by the day of the week. */
export function weekdayShort(day: PlainDate, today: PlainDate): string {
  return `${weekdayName(day).slice(0, 3)},\u00a0${dayShort(day, today)}`;
}

/** `today 7:58 AM`, `yesterday`, `2 Dec`, `2 Dec 2025`: where many stand below each other. */
export function shortInstant(instant: string, now: Date): string {
  const at = new Date(instant);
  const day = dayInLusaka(at);
  const today = dayInLusaka(now);
  if (day === today) return `today ${timeInLusaka(at)}`;
  if (day === addDays(today, -1)) return 'yesterday';
  return dayShort(day, today).replace(/[a-z]{3,}/i, (month) => month.slice(0, 3));
}
