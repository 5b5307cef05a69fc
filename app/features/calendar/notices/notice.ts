import { dayInWords, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';

/** What every page says first: that the calendar families know does not hold, or what they are asked to do. */
export interface UrgentNotice {
  /** `School is closed`, or `New first day of Term 1:` */
  lead: string;
  /** Between it and the days, as long as it is true: `today,`, `tomorrow,`, `on` or `from`. */
  word?: string;
  /** `Friday, January 9`, or `Friday, January 9 to Monday, January 12`; empty where it is about no day. */
  days: string;
  detail?: string | undefined;
  /** The whole of it in words that are still true a day later, with plain spaces: for a letter. */
  lasting: string;
  /** Instants, in milliseconds: from when the word, if any, is no longer true, and from when nothing of it is. */
  wordEndsAt?: number;
  endsAt: number;
}

/** `School is closed tomorrow, Friday, January 9` */
export function noticeInWords({
  lead,
  word,
  days,
}: Pick<UrgentNotice, 'lead' | 'word' | 'days'>): string {
  return [lead, word, days].filter(Boolean).join(' ');
}

/** `Friday, January 9`, on one line. */
export function writtenDay(day: PlainDate): string {
  return unbroken(`${weekdayName(day)}, ${dayInWords(day)}`);
}

/** When a day begins in Lusaka, which knows no summer time. */
export function midnightBefore(day: PlainDate): number {
  return Date.parse(`${day}T00:00:00+02:00`);
}
