import { expect, test } from 'vitest';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
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

test('choices and dates are in words, empty answers read N/A', () => {
  const [student] = reviewSections(sampleAnswers);
  expect(student?.rows).toEqual([
    { question: 'First name', answer: 'Mutinta' },
    { question: 'Last name', answer: 'Hamoonga' },
    { question: 'Date of birth', answer: 'May\u00a014,\u00a02020' },
    { question: 'Gender', answer: 'N/A' },
    { question: 'Grade level', answer: 'Grade 1' },
    { question: 'Intended year of enrollment', answer: '2026' },
    { question: 'Previous school', answer: 'N/A' },
  ]);
});

test('a choice that is no longer offered is shown as it was given', () => {
  const [student] = reviewSections({ ...sampleAnswers, enrollmentYear: '2025' });
  expect(student?.rows).toContainEqual({ question: 'Intended year of enrollment', answer: '2025' });
});
