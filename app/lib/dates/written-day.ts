import { isRealDate, monthNames, type PlainDate } from './plain-date.ts';

/**
 * The day that somebody wrote: `4 2 2027`, `4/2/27`, `04.02.2027`, `04022027`, `4 Feb 2027`, `4th February, 2027`, `February 4 2027`
 * and `2027-02-04` are all 4 February 2027. Of numbers alone the day comes before the month, as Zambia writes them,
 * whatever the language of the browser; two figures of a year are of this century. Undefined for what is no day.
 */
export function readDay(written: string): PlainDate | undefined {
  const parts = written
    .trim()
    .toLowerCase()
    .replace(/^(\d{2})(\d{2})(\d{4})$/, '$1 $2 $3')
    .split(/[\s,./-]+/)
    .filter(Boolean);
  if (parts.length !== 3) return undefined;
  const [first = '', second = '', third = ''] = parts;
  if (/^\d{4}$/.test(first)) return dayOf(third, second, first);
  if (/^[a-z]/.test(first)) return dayOf(second, first, third);
  return dayOf(first, second, third);
}

function dayOf(day: string, month: string, year: string): PlainDate | undefined {
  const dayNumber = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(day)?.[1];
  const monthNumber = monthOf(month);
  if (!dayNumber || !monthNumber || !/^(\d{2}|\d{4})$/.test(year)) return undefined;
  const two = (number: string | number) => String(number).padStart(2, '0');
  const date = `${year.length === 2 ? `20${year}` : year}-${two(monthNumber)}-${two(dayNumber)}`;
  return isRealDate(date) ? date : undefined;
}

const SHORTEST_NAME = 3;

function monthOf(written: string): number | undefined {
  if (/^\d{1,2}$/.test(written)) return Number(written);
  const name = written === 'sept' ? 'sep' : written;
  const at = monthNames.findIndex((month) => month.toLowerCase().startsWith(name));
  return name.length >= SHORTEST_NAME && at >= 0 ? at + 1 : undefined;
}
