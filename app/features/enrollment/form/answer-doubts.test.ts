import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswersOf2026 as sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { type ApplicationDay, applicationDay } from '../enrollment-years.ts';
import { answerDoubts as doubtsOn } from './answer-doubts.ts';
import type { Answers } from './answers.ts';

const inMay = applicationDay(fixtureContent, '2026-05-14');
const answerDoubts = (answers: Answers, day: ApplicationDay = inMay) => doubtsOn(answers, day);

test('a complete application raises no doubt', () => {
  expect(answerDoubts(sampleAnswers)).toEqual([]);
});

test('an address without @ and a short number are asked about', () => {
  const doubts = answerDoubts({
    ...sampleAnswers,
    parent1Email: 'choolwe',
    emergencyContactPhone: '0977',
  });
  expect(doubts).toEqual([
    {
      field: 'parent1Email',
      message:
        'Is the email address of parent/guardian 1 complete? It usually reads like name@example.com.',
    },
    {
      field: 'emergencyContactPhone',
      message:
        'Is the phone number of the emergency contact complete? It has fewer than nine digits.',
    },
  ]);
});

test('local and international numbers are both complete', () => {
  for (const parent1Phone of [
    '0977 123 456',
    '+260 97 7123456',
    '977-123-456',
    '+27 82 123 4567',
  ]) {
    expect(answerDoubts({ ...sampleAnswers, parent1Phone })).toEqual([]);
  }
});

test('answers about a second guardian without a first name are named, for the review leaves them out', () => {
  const without = {
    ...sampleAnswers,
    parent2FirstName: ' ',
    parent2LastName: '',
    parent2Relationship: 'Father',
    parent2Phone: '0977 000 111',
    parent2Email: '',
  };
  expect(answerDoubts(without)).toEqual([
    {
      field: 'parent2FirstName',
      message:
        'What is the first name of parent/guardian 2? Without it, these answers are not shown below: Relationship (Father), Phone (0977 000 111).',
    },
  ]);
  expect(answerDoubts({ ...without, parent2Relationship: '', parent2Phone: '' })).toEqual([]);
});

test('an age far from the grade is asked about, one or two years are not', () => {
  const ask = (studentDOB: string, gradeLevel: string) =>
    answerDoubts({ ...sampleAnswers, studentDOB, gradeLevel, enrollmentYear: '2026' });
  expect(ask('2014-05-04', 'grade1')).toEqual([
    {
      field: 'studentDOB',
      message:
        'Are the date of birth and the grade right? On January 1st, 2026 the child is 11 years old. Children in Grade 1 are usually younger.',
    },
  ]);
  expect(ask('2024-05-04', 'grade7')[0]?.message).toContain('is 1 year old');
  expect(ask('2024-05-04', 'grade7')[0]?.message).toContain('usually older');
  expect(ask('2016-01-01', 'grade1')).toEqual([]);
  expect(ask('2021-01-01', 'grade1')).toEqual([]);
  expect(ask('2022-06-01', 'ece1')).toEqual([]);
  expect(ask('not a date', 'grade1')).toEqual([]);
  expect(ask('2014-05-04', '')).toEqual([]);
});

test('the usual ages follow from the classes of the school, in the year that is applied for', () => {
  const ask = (enrollmentYear: string, classes = inMay.classes) =>
    answerDoubts(
      { ...sampleAnswers, studentDOB: '2014-01-01', gradeLevel: 'grade7', enrollmentYear },
      { ...inMay, classes },
    ).map(({ field, message }) => [field, message]);
  expect(ask('2028')).toEqual([]);
  const later = inMay.classes.map((one) =>
    one.grade === 'grade7' ? { ...one, ages: [8, 8] as [number, number] } : one,
  );
  expect(ask('2028', later)).toEqual([
    ['studentDOB', expect.stringContaining('Children in Grade 7 are usually younger.')],
  ]);
  expect(ask('2029')).toEqual([['gradeLevel', 'Is the grade right? There is no Grade 7 in 2029.']]);
  expect(ask('')).toEqual([]);
});

test('a year that is nearly over is asked about, with the next one', () => {
  const ask = (today: string, enrollmentYear: string) =>
    answerDoubts({ ...sampleAnswers, enrollmentYear }, applicationDay(fixtureContent, today)).map(
      ({ field, message }) => [field, plainSpaces(message)],
    );
  expect(ask('2026-11-22', '2026')).toEqual([
    ['enrollmentYear', 'The school year 2026 ends on December 5. Do you mean 2027?'],
  ]);
  expect(ask('2026-10-06', '2026')).toHaveLength(1);
  expect(ask('2026-10-05', '2026')).toEqual([]);
  expect(ask('2026-11-22', '2027')).toEqual([]);
  expect(ask('2026-11-22', '')).toEqual([]);
});
