import { describe, expect, test } from 'vitest';
import { classesOf } from '#features/content/grades.ts';
import { readContent } from '#features/content/read.server.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { DELIVERED_CONTENT } from '#tests/support/content-folders.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { isOldEnough } from '../age-rule.ts';
import { birthdaysOf, type ClassAges, classFor } from './class-for.ts';
import { usualAges } from './usual-ages.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033];
const days: string[] = [];
for (let day = '2012-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) days.push(day);

describe.each([
  ['the school', readContent(DELIVERED_CONTENT).enrollment.classes],
  ['the tests', fixtureContent.enrollment.classes],
])('with the classes of %s', (_whose, classes: ClassAges) => {
  test.each(YEARS)(
    'in %i every birth date from 2012 to 2026 has one class, and no age rule refuses it',
    (year) => {
      const ofYear = classesOf(classes, year);
      for (const day of days) {
        const holding = ofYear.filter((one) => {
          const [first, last] = birthdaysOf(one, year);
          return first <= day && day <= last;
        });
        const found = classFor(classes, day, year);
        if (found === 'tooYoung' || found === 'tooOld') {
          expect(holding).toEqual([]);
          continue;
        }
        expect(holding.map(({ grade }) => grade)).toEqual([found]);
        expect(isOldEnough(day, found, String(year))).toBe(true);
      }
    },
  );

  test('a younger child is never in a higher class, and a year later nobody is in a lower one', () => {
    for (const year of YEARS) {
      const order = ['tooYoung', ...classesOf(classes, year).map(({ grade }) => grade), 'tooOld'];
      const next = [
        'tooYoung',
        ...classesOf(classes, year + 1).map(({ grade }) => grade),
        'tooOld',
      ];
      let before = order.length;
      for (const day of days) {
        const found = classFor(classes, day, year);
        expect(order.indexOf(found)).toBeLessThanOrEqual(before);
        before = order.indexOf(found);
        const later = classFor(classes, day, year + 1);
        if (next.includes(found))
          expect(next.indexOf(later)).toBeGreaterThanOrEqual(next.indexOf(found));
      }
    }
  });
});

test('nobody is asked about an age that its class is for, and a grade that has ended has none', () => {
  for (const year of YEARS)
    for (const { grade, ages } of classesOf(fixtureContent.enrollment.classes, year)) {
      const [youngest, oldest] = usualAges(fixtureContent.enrollment.classes, grade, year) ?? [];
      expect(youngest).toBeLessThan(ages[0]);
      expect(oldest).toBeGreaterThan(ages[1]);
    }
  const { classes } = fixtureContent.enrollment;
  expect(usualAges(classes, 'grade7', 2028)).toEqual([10, 16]);
  expect(usualAges(classes, 'grade7', 2029)).toBeUndefined();
  expect(usualAges([{ grade: 'ece1', ages: [0, 3] }], 'ece1', 2027)).toEqual([0, 5]);
});

test('a child of six on January 1st is for Grade 1, and the day decides', () => {
  const { classes } = fixtureContent.enrollment;
  expect(classFor(classes, '2021-01-01', 2027)).toBe('grade1');
  expect(classFor(classes, '2021-01-02', 2027)).toBe('ece2');
  expect(classFor(classes, '2024-01-01', 2027)).toBe('ece1');
  expect(classFor(classes, '2024-01-02', 2027)).toBe('tooYoung');
  expect(classFor(classes, '2030-05-05', 2027)).toBe('tooYoung');
  expect(classFor(classes, '2013-06-01', 2027)).toBe('tooOld');
});

test('a class that ends with a year is nobody’s after it', () => {
  const classes: ClassAges = [
    { grade: 'grade6', ages: [11, 11] },
    { grade: 'grade7', ages: [12, 12], lastYear: 2028 },
  ];
  expect(classFor(classes, '2015-06-01', 2028)).toBe('grade7');
  expect(classFor(classes, '2016-06-01', 2029)).toBe('tooOld');
});
