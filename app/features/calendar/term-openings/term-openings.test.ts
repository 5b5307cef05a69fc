import { expect, test } from 'vitest';
import { gradesInWords } from './term-openings.ts';

test.each([
  [['Grade 1'], 'Grade 1'],
  [['Grade 1', 'Grade 2'], 'Grades 1 and 2'],
  [['Grade 1', 'Grade 2', 'Grade 3'], 'Grades 1 to 3'],
  [['Grade 1', 'Grade 2', 'Grade 3', 'Grade 7'], 'Grades 1 to 3 and Grade 7'],
  [['Early Childhood 1', 'Early Childhood 2', 'Grade 1'], 'Early Childhood 1 and 2 and Grade 1'],
  [['Baby class', 'Grade 1', 'Grade 3'], 'Baby class, Grade 1 and Grade 3'],
  [['Grade 1', 'Baby class', 'Grade 2'], 'Grade 1, Baby class and Grade 2'],
])('%j are %s', (grades, words) => {
  expect(gradesInWords(grades)).toBe(words);
});
