import { addDays, dayInLusaka, dayMonthYear } from './plain-date.ts';
import { timeInLusaka } from './when-in-words.ts';

/** `Today, 9:12 AM`, `Yesterday, 4:30 PM`, `5 January 2026, 8:00 AM`: an instant as the office says it, in Lusaka. */
export function writtenInstant(instant: string, now: Date): string {
  const at = new Date(instant);
  const day = dayInLusaka(at);
  const today = dayInLusaka(now);
  return `${dayName(day, today)}, ${timeInLusaka(at)}`;
}

function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : dayMonthYear(day);
}
