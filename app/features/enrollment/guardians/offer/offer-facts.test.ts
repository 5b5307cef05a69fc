import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import type { GradeLevel } from '../../grade-levels.ts';
import { firstDayOf, offerFacts } from './offer-facts.ts';

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
      { what: 'Term 1', amount: 1800, from: '2026-01-05' },
      { what: 'Term 2', amount: 1725, from: '2026-05-05' },
      { what: 'Term 3', amount: 1725, from: '2026-09-08' },
    ],
    wholeYear: 5500,
    bring: ['Under-five card'],
  });
});

test('what the school has not said stays empty, and the papers of the office stand in', () => {
  const empty = {
    ...fixtureContent,
    sections: { ...fixtureContent.sections, fees: { terms: [], once: [], ways: [], days: [] } },
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
  ['ece2', 'Term 1', 1500],
  ['grade4', 'Term 1', 1800],
] as const)('the fees of %s are those of the one row that is for it', (grade, what, amount) => {
  const { costs } = offerFacts(fixtureContent, { ...offered, grade }, []);
  expect(costs).toContainEqual(expect.objectContaining({ what, amount }));
});

test('where no row of the fees is for the grade, or two are, nothing of the costs is said', () => {
  const { fees } = fixtureContent.sections;
  const twice = {
    ...fixtureContent,
    sections: {
      ...fixtureContent.sections,
      fees: { ...fees, terms: [...(fees.terms ?? []), ...(fees.terms ?? [])] },
    },
  };
  expect(offerFacts(fixtureContent, { ...offered, grade: 'grade7' }, [])).toMatchObject({
    costs: [],
  });
  expect(offerFacts(twice, offered, [])).toMatchObject({ costs: [] });
});

test('once the year is running, its whole price is not said', () => {
  const late = offerFacts(
    fixtureContent,
    { ...offered, offeredAt: '2026-06-01T08:00:00.000Z' },
    [],
  );
  expect(late.costs).not.toEqual([]);
  expect(late).not.toHaveProperty('wholeYear');
});
