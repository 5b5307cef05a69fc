import { expect, test } from 'vitest';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { answersOfRow, columnsOf } from './answer-columns.ts';

test('every answer has a column of its own, and comes back from it', () => {
  const columns = columnsOf(sampleAnswers);
  expect(columns.student_dob).toBe(sampleAnswers.studentDOB);
  expect(columns.parent1_first_name).toBe(sampleAnswers.parent1FirstName);
  expect(Object.keys(columns)).toHaveLength(Object.keys(sampleAnswers).length);
  expect(answersOfRow(columns)).toEqual(sampleAnswers);
});

test('of some answers it is their columns and no others', () => {
  expect(columnsOf({ parent1Phone: '0977 123 456' })).toEqual({ parent1_phone: '0977 123 456' });
});
