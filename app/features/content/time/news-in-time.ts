import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import type { HomeContent } from '../schemas.ts';

type NewsItem = HomeContent['news']['items'][number];

/** Whether its day is over. News without a day is never past. */
export function isPast({ date }: Pick<NewsItem, 'date'>, today: PlainDate): boolean {
  return isRealDate(date) && date < today;
}

/** As the school ordered it, and what is over at the end, the newest of it first. */
export function newsInTime(items: NewsItem[], today: PlainDate): NewsItem[] {
  const past = items.filter((item) => isPast(item, today));
  past.sort((one, other) => (one.date < other.date ? 1 : -1));
  return [...items.filter((item) => !isPast(item, today)), ...past];
}
