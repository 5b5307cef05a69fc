import { addDays, isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import type { HomeContent } from '../schemas.ts';

type NewsItem = HomeContent['news']['items'][number];

/** Whether its day is over. News without a day is never past. */
export function isPast({ date }: Pick<NewsItem, 'date'>, today: PlainDate): boolean {
  return isRealDate(date) && date < today;
}

/** So many days after its day news is still news. */
const NEWS_DAYS = 180;

/** Whether its day is so long over that the home page only keeps it folded away. News without a day never is. */
export function isEarlier(item: Pick<NewsItem, 'date'>, today: PlainDate): boolean {
  return isPast(item, today) && item.date < addDays(today, -NEWS_DAYS);
}

/** As the school ordered it, and what is over at the end, the newest of it first. */
export function newsInTime(items: NewsItem[], today: PlainDate): NewsItem[] {
  const past = items.filter((item) => isPast(item, today));
  past.sort((one, other) => (one.date < other.date ? 1 : -1));
  return [...items.filter((item) => !isPast(item, today)), ...past];
}
