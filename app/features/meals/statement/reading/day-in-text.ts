import type { PlainDate } from '#lib/dates/plain-date.ts';
import { readDay } from '#lib/dates/written-day.ts';

const WRITTEN = [
  /(?<!\d)\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/,
  /(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)/,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?[-/., ]{1,2}[A-Za-z]{3,9}[-/., ]{1,2}(?:\d{4}|\d{2})(?!\d)/,
];
/** Airtel's ids begin with the day: `PP261203.0915.A12345`. */
const IN_ID = /\b[A-Z]{2}(\d{2})(\d{2})(\d{2})\.\d{4}\.[A-Z]\d/;

/** The first day in a text, day first as Zambia writes it; times beside it do not matter. */
export function dayInText(text: string): PlainDate | undefined {
  for (const way of WRITTEN) {
    const day = readDay(way.exec(text)?.[0] ?? '');
    if (day) return day;
  }
  const [, year, month, day] = IN_ID.exec(text) ?? [];
  return year && readDay(`20${year}-${month}-${day}`);
}
