import { expect, test } from 'vitest';
import { firstAnswers, freePlaces, gradesToFill, sumOfPlaces, weeksUpTo } from './numbers.ts';

const none = { holidays: [], breaks: [] };

const grade = (name: string, places: number | undefined, counts: object) => ({
  grade: name,
  places,
  counts,
  beside: 0,
  receivedBefore: 0,
});

test('a grade that promised too much takes no place from another', () => {
  const grades = [
    grade('grade1', 2, { enrolled: 2, offered: 1, waitlisted: 3 }),
    grade('grade2', 5, { accepted: 1, offered: 1, waitlisted: 2 }),
    grade('grade3', undefined, { submitted: 4 }),
  ];
  expect(grades.map(freePlaces)).toEqual([-1, 3, undefined]);
  expect(freePlaces({ places: 5, counts: { enrolled: 2 }, beside: 2 })).toBe(1);
  expect(sumOfPlaces(grades)).toEqual({ isEntered: true, places: 7, free: 3, waiting: 5 });
  expect(gradesToFill(grades).map((one) => one.grade)).toEqual(['grade2']);
});

test('weeks begin on Monday, go back ten at most, and stand beside the same weeks a year before', () => {
  const weeks = weeksUpTo(
    '2026-12-04',
    [
      { day: '2026-11-29', count: 3 },
      { day: '2026-11-30', count: 2 },
      { day: '2026-12-04', count: 1 },
    ],
    // 52 weeks before Monday, November 30, 2026.
    [{ day: '2025-12-01', count: 7 }],
  );
  expect(weeks).toEqual([
    { startsOn: '2026-11-23', now: 3, before: 0 },
    { startsOn: '2026-11-30', now: 3, before: 7 },
  ]);
  const long = weeksUpTo('2026-12-04', [{ day: '2026-01-05', count: 1 }], []);
  expect(long).toHaveLength(10);
  expect(weeksUpTo('2026-12-04', [], [])).toEqual([{ startsOn: '2026-11-30', now: 0, before: 0 }]);
});

test('the first answer is counted in school days, and half of the families waited no longer', () => {
  const answers = [
    // On the same day; over a weekend; a week of five days.
    { sent: '2026-11-23', answered: '2026-11-23', count: 1 },
    { sent: '2026-11-20', answered: '2026-11-23', count: 1 },
    { sent: '2026-11-16', answered: '2026-11-23', count: 3 },
    { sent: '2026-11-16', answered: '2026-11-24', count: 1 },
    { sent: '2026-11-16', answered: null, count: 2 },
  ];
  expect(firstAnswers(answers, none)).toEqual({
    groups: [
      { key: '1', name: '0 or 1', count: 2 },
      { key: '2', name: '2', count: 0 },
      { key: '3', name: '3', count: 0 },
      { key: '5', name: '4 or 5', count: 3 },
      { key: 'more', name: 'over 5', count: 1 },
    ],
    median: 5,
    unanswered: 2,
  });
  expect(firstAnswers([], none)).toMatchObject({ median: undefined, unanswered: 0 });
});
