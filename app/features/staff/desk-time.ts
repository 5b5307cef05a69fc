import { addDays, dayInLusaka, writtenDate } from '#lib/plain-date.ts';

/** `Today, 9:12 AM`, `Yesterday, 4:30 PM`, `January 5, 2026, 8:00 AM`: an instant as the office says it, in Lusaka. */
export function writtenInstant(instant: string, now: Date): string {
  const at = new Date(instant);
  const day = dayInLusaka(at);
  const today = dayInLusaka(now);
  return `${dayName(day, today)}, ${timeInLusaka(at)}`;
}

function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : writtenDate(day);
}

function timeInLusaka(instant: Date): string {
  const [hours = 0, minutes = 0] = new Date(instant.getTime() + 2 * 60 * 60_000)
    .toISOString()
    .slice(11, 16)
    .split(':')
    .map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
