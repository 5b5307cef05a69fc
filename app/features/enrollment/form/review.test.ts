import { expect, test } from 'vitest';
import { questionsOf } from '#forms/short-form.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { steps } from './questions.ts';
import { reviewSections } from './review.ts';

const titles = (answers: typeof sampleAnswers) =>
  reviewSections(answers).map((section) => section.title);

test('Parent/Guardian 2 is shown only with a first name', () => {
  expect(titles(sampleAnswers)).toEqual([
    'Student Information',
    'Parent/Guardian 1',
    'Emergency Contact',
    'Additional Information',
  ]);
  expect(titles({ ...sampleAnswers, parent2LastName: 'Banda' })).not.toContain('Parent/Guardian 2');
  expect(titles({ ...sampleAnswers, parent2FirstName: 'Joseph' })).toContain('Parent/Guardian 2');
});

test('every question of a step is shown, in the order of the form', () => {
  const [student] = reviewSections(sampleAnswers);
  const [studentStep] = steps;
  expect(student?.rows.map(({ question }) => question)).toEqual(
    studentStep && questionsOf(studentStep).map(({ label }) => label),
  );
});

test('choices and dates are in words, empty answers read N/A', () => {
  const [student] = reviewSections(sampleAnswers);
  const answers = new Map(student?.rows.map(({ question, answer }) => [question, answer]));
  expect(Object.fromEntries(answers)).toMatchObject({
    'First name': 'Mutinta',
    'Date of birth': 'May\u00a014,\u00a02020',
    Gender: 'N/A',
    'Grade level': 'Grade 1',
    'Intended year of enrollment': '2026',
    'Previous school': 'N/A',
  });
});

test('a choice that is no longer offered is shown as it was given', () => {
  const [student] = reviewSections({ ...sampleAnswers, enrollmentYear: '2025' });
  expect(student?.rows).toContainEqual({ question: 'Intended year of enrollment', answer: '2025' });
});
