import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { weekdayShort } from '#lib/dates/short-instant.ts';

const DAYS_AHEAD = 14;

/** The days on which the office may promise to call back, as a list offers them. */
export function callDays(today: PlainDate): { value: PlainDate; label: string }[] {
  return Array.from({ length: DAYS_AHEAD }, (_, at) => {
    const day = addDays(today, at);
    const near = ['Today, ', 'Tomorrow, '][at] ?? '';
    return { value: day, label: `${near}${weekdayShort(day, today)}` };
  });
}
