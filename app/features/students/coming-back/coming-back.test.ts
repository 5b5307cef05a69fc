import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grades } from '#features/content/grades.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type Standing, standings } from '../student-year.ts';
import {
  type GivenAnswer,
  gradeAfter,
  isAskedAbout,
  isOpenOn,
  lastAnswer,
  type ReturnAnswer,
  returnAnswers,
  returnStandingOf,
  yearAhead,
} from './coming-back.ts';

const { classes } = fixtureContent.enrollment;
const answer = fc.record({
  id: fc.uuid(),
  answer: fc.constantFrom(...(Object.keys(returnAnswers) as ReturnAnswer[])),
  reason: fc.constant('' as const),
  givenBy: fc.constantFrom('guardian1' as const, 'guardian2' as const, 'office' as const),
  givenHow: fc.constantFrom('telephone' as const, 'portal' as const),
  typedBy: fc.constant(''),
  answeredAt: fc
    .integer({ min: 0, max: 50 })
    .map((minute) => new Date(Date.UTC(2026, 10, 27, 8, minute)).toISOString()),
});
const answers = fc.uniqueArray(answer, { selector: ({ id }) => id, maxLength: 8 });

test('the later answer counts, whoever gave it and in whatever order they are read', () => {
  fc.assert(
    fc.property(answers, fc.integer(), (given, seed) => {
      const shuffled = given.toSorted((one, other) =>
        `${seed}${one.id}`.localeCompare(`${seed}${other.id}`),
      );
      const counts = lastAnswer(shuffled);
      expect(counts).toEqual(lastAnswer(given));
      expect(given.every((one) => one.answeredAt <= (counts?.answeredAt ?? ''))).toBe(true);
    }),
  );
});

test('silence is never a yes, and an answer that is taken back is as if it had not been given', () => {
  expect(returnStandingOf([])).toBe('none');
  fc.assert(
    fc.property(answers, (given) => {
      expect(returnStandingOf(given) === 'none').toBe(given.length === 0);
      const last = lastAnswer(given);
      const later: GivenAnswer = {
        ...{ id: 'z', answer: 'no', reason: '', givenBy: 'office', givenHow: 'telephone' },
        ...{ typedBy: 'office@school.example', answeredAt: '2026-11-28T08:00:00.000Z' },
      };
      expect(returnStandingOf([...given, later])).toBe('no');
      const without = [...given, later].filter((one) => one !== lastAnswer([...given, later]));
      expect(lastAnswer(without)).toEqual(last);
    }),
  );
});

test('nobody is asked about a child that has left, leaves, or ends school', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(standings) as Standing[])),
      fc.constantFrom(...grades),
      fc.constantFrom(null, '2026-12-04'),
      fc.integer({ min: 2026, max: 2032 }),
      (standing, grade, leftOn, year) => {
        const isAsked = isAskedAbout({ standing, year: { grade, leftOn } }, classes, String(year));
        if (standing === 'left' || standing === 'planned' || leftOn) expect(isAsked).toBe(false);
        if (grade === 'grade7') expect(isAsked).toBe(false);
        if (isAsked) expect(gradeAfter(grade, classes, String(year))).toBeDefined();
      },
    ),
  );
});

test('after the last year of Grade 7 both Grade 6 and Grade 7 end school', () => {
  const last = classes.find(({ grade }) => grade === 'grade7')?.lastYear ?? 0;
  expect(gradeAfter('grade6', classes, String(last))).toBe('grade7');
  expect(gradeAfter('grade6', classes, String(last + 1))).toBeUndefined();
  expect(gradeAfter('grade5', classes, String(last + 1))).toBe('grade6');
});

test('the year ahead is the one that has not begun, and families answer until the last day', () => {
  const firstDay = (year: string) => `${year}-01-11`;
  expect(yearAhead('2026-11-27', firstDay)).toBe('2027');
  expect(yearAhead('2027-01-10', firstDay)).toBe('2027');
  expect(yearAhead('2027-01-11', firstDay)).toBe('2028');
  const question = { lastDay: '2026-12-11', isClosed: false };
  expect(isOpenOn(question, '2026-12-11')).toBe(true);
  expect(isOpenOn(question, '2026-12-12')).toBe(false);
  expect(isOpenOn({ ...question, isClosed: true }, '2026-12-01')).toBe(false);
  expect(isOpenOn(undefined, '2026-12-01')).toBe(false);
});
