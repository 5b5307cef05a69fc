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
