import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { comingDates } from './coming-dates.ts';

const child = {
  ...{ firstName: 'Mutinta', grade: 'grade1' as const, enrollmentYear: '2026' },
  status: 'offered' as const,
};

test('by day, what is over left out, and each first day once for all its children', () => {
  const children = [
    { ...child, answerBy: '2026-01-02' },
    { ...child, firstName: 'Thabo', status: 'accepted' as const },
    { ...child, firstName: 'Luyando', status: 'submitted' as const },
    { ...child, firstName: 'Ruth', enrollmentYear: '2031' },
  ];
  expect(comingDates(fixtureContent, children, '2026-01-01')).toEqual([
    { on: '2026-01-02', what: 'Last day to answer the offer for Mutinta.' },
    { on: '2026-01-05', what: 'First day of school for Mutinta and Thabo.' },
  ]);
  expect(comingDates(fixtureContent, children, '2026-01-06')).toEqual([]);
});

test('an interview stands with its hour and place', () => {
  const interview = { on: '2026-01-04', at: '10:00 AM, School office' };
  const children = [{ ...child, status: 'underReview' as const, interview }];
  expect(comingDates(fixtureContent, children, '2026-01-01')).toEqual([
    { on: '2026-01-04', what: 'Interview about a place for Mutinta: 10:00 AM, School office.' },
  ]);
});

test('children of grades that begin on another day have a line of their own', () => {
  const [term] = fixtureContent.calendar.terms;
  if (!term) throw new Error('The fixture has terms');
  const otherStarts = [{ grades: ['Grade 7'], startsOn: '2026-01-12' }];
  const content = {
    calendar: { ...fixtureContent.calendar, terms: [{ ...term, otherStarts }] },
  };
  const elder = { ...child, firstName: 'Thabo', grade: 'grade7' as const };
  expect(comingDates(content, [child, elder], '2026-01-01')).toEqual([
    { on: '2026-01-05', what: 'First day of school for Mutinta.' },
    { on: '2026-01-12', what: 'First day of school for Thabo.' },
  ]);
});
