import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { isEarlier, isPast, newsInTime } from './news-in-time.ts';

const { items } = fixtureContent.home.news;
const categoriesOn = (today: string) => newsInTime(items, today).map(({ category }) => category);

test('news keeps the school’s order until its day is over, and then steps back', () => {
  expect(categoriesOn('2025-11-01')).toEqual(['grand-opening', 'enrollment', 'information']);
  expect(categoriesOn('2026-01-05')).toEqual(['grand-opening', 'enrollment', 'information']);
  expect(categoriesOn('2026-01-06')).toEqual(['enrollment', 'grand-opening', 'information']);
});

test('news without a day is never past', () => {
  const [, enrollment] = items;
  if (!enrollment) throw new Error('There are three');
  expect(isPast(enrollment, '2099-01-01')).toBe(false);
});

test('news is earlier news 180 days after its day, to the day, and never without a day', () => {
  const earlierOn = (today: string) =>
    items.filter((item) => isEarlier(item, today)).map(({ category }) => category);
  expect(earlierOn('2026-05-14')).toEqual([]);
  expect(earlierOn('2026-05-15')).toEqual(['information']);
  expect(earlierOn('2026-07-04')).toEqual(['information']);
  expect(earlierOn('2026-07-05')).toEqual(['grand-opening', 'information']);
  expect(earlierOn('2099-01-01')).toEqual(['grand-opening', 'information']);
});
