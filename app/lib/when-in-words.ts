import { addDays, dayInLusaka, monthNames, type PlainDate } from './plain-date.ts';

const SHORT_MONTH = 3;

/** An instant as the office says it, on Lusaka's clock: `Today, 9:12 AM`, `Yesterday, 4:30 PM`, `Nov 10, 2025`. */
export function whenInWords(instant: Date, now: Date): string {
  const day = dayInLusaka(instant);
  const today = dayInLusaka(now);
  if (day === today) return `Today, ${timeInLusaka(instant)}`;
  if (day === addDays(today, -1)) return `Yesterday, ${timeInLusaka(instant)}`;
  return shortDate(day);
}

/** Day and time, for a history: `Nov 10, 2025, 4:30 PM`. */
export function instantInWords(instant: Date): string {
  return `${shortDate(dayInLusaka(instant))}, ${timeInLusaka(instant)}`;
}

/** `9:12 AM` on Lusaka's clock. */
export function timeInLusaka(instant: Date): string {
  const shifted = new Date(instant.getTime() + 2 * 3_600_000);
  const hours = shifted.getUTCHours();
  const minutes = String(shifted.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

function shortDate(day: PlainDate): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]?.slice(0, SHORT_MONTH)} ${date}, ${year}`;
}
