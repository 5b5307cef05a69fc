import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { isPast, newsInTime } from './news-in-time.ts';

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
