import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import type { GradeLevel } from '../../grade-levels.ts';
import { answerDay, firstDayOf, namesGrade, offerFacts } from './offer-facts.ts';

const offered = {
  grade: 'grade1' as const,
  enrollmentYear: '2026',
  offeredAt: '2025-11-22T22:30:00.000Z',
};

test('all of it comes from what the school has published', () => {
  const content = {
    ...fixtureContent,
    sections: {
      ...fixtureContent.sections,
      'documents-to-bring': { documents: ['Under-five card'], missing: [] },
    },
  };
  expect(offerFacts(content, offered, ['Birth record'])).toMatchObject({
    firstDay: { on: '2026-01-05', isProvisional: false },
    costs: [
      { what: 'Registration, once', amount: 250 },
      { what: 'Term 1', amount: 1800 },
      { what: 'Term 2', amount: 1725 },
      { what: 'Term 3', amount: 1725 },
    ],
    bring: ['Under-five card'],
  });
});

test('what the school has not said stays empty, and the papers of the office stand in', () => {
  const empty = {
    ...fixtureContent,
    sections: { ...fixtureContent.sections, fees: { terms: [], once: [], ways: [], days: [] } },
    enrollment: { ...fixtureContent.enrollment, offerDays: undefined },
  };
  expect(offerFacts(empty, { ...offered, enrollmentYear: '2031' }, ['Birth record'])).toEqual({
    ...{ costs: [], payBy: [], bring: ['Birth record'] },
  });
});

test('a child who joins once the year has begun has no first day until the office says one', () => {
  const at = (offeredAt: string) => offerFacts(fixtureContent, { ...offered, offeredAt }, []);
  // The year begins on January 5; in Lusaka that day has begun at 22:00 UTC.
  expect(at('2026-01-04T21:59:00.000Z')).toMatchObject({ firstDay: { on: '2026-01-05' } });
  for (const late of ['2026-01-04T22:00:00.000Z', '2026-03-09T08:00:00.000Z']) {
    expect(at(late)).not.toHaveProperty('firstDay');
    expect(at(late)).toMatchObject({ isYearRunning: true });
  }
  expect(at('2025-11-22T08:00:00.000Z')).not.toHaveProperty('isYearRunning');
});

test('the days for an answer are counted in Lusaka', () => {
  const content = { enrollment: { ...fixtureContent.enrollment, offerDays: 14 } };
  expect(answerDay(content, '2026-11-22T21:59:00.000Z')).toBe('2026-12-06');
  expect(answerDay(content, '2026-11-22T22:30:00.000Z')).toBe('2026-12-07');
});

test('dates that are not settled say so', () => {
  const calendar = {
    ...fixtureContent.calendar,
    years: [{ year: 2026, state: 'provisional' as const }],
  };
  expect(firstDayOf({ calendar }, offered)).toEqual({ on: '2026-01-05', isProvisional: true });
  expect(firstDayOf({ calendar }, { ...offered, enrollmentYear: '2027' })).toBeUndefined();
});

test('a grade that begins on another day than most has that day', () => {
  const [term] = fixtureContent.calendar.terms;
  if (!term) throw new Error('The fixture has terms');
  const otherStarts = [
    { grades: ['Grade 7'], startsOn: '2026-01-02' },
    { grades: ['Early Childhood 1', 'Grade 1'], startsOn: '2026-01-12' },
  ];
  const calendar = { ...fixtureContent.calendar, terms: [{ ...term, otherStarts }] };
  const dayOf = (grade: GradeLevel) => firstDayOf({ calendar }, { ...offered, grade })?.on;
  expect(dayOf('grade1')).toBe('2026-01-12');
  expect(dayOf('ece1')).toBe('2026-01-12');
  expect(dayOf('grade7')).toBe('2026-01-02');
  expect(dayOf('grade2')).toBe('2026-01-05');
});

test.each([
  ['Grade 1', 'Grade 1', true],
  ['Grades 1 to 4', 'Grade 4', true],
  ['Grades 1-4', 'Grade 5', false],
  ['grades 5 – 7', 'Grade 6', true],
  ['Grade 10', 'Grade 1', false],
  ['Early Childhood 1', 'Early Childhood 2 (Kindergarten)', false],
])('%s for %s: %s', (words, grade, expected) => {
  expect(namesGrade(words, grade)).toBe(expected);
});
