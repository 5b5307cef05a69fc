import { expect, test } from 'vitest';
import { gradeLevels, shortGrade } from '#features/enrollment/grade-levels.ts';
import { gradeName, grades, gradesBetween, gradesInWords } from './grades.ts';

test('the grades of the content are those of the enrollment form, by the same names', () => {
  expect(grades).toEqual(Object.keys(gradeLevels));
  expect(grades.map(gradeName)).toEqual(grades.map(shortGrade));
});

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

test('the grades from the first to the last, both included', () => {
  expect(gradesBetween('ece2', 'grade2')).toEqual(['ece2', 'grade1', 'grade2']);
  expect(gradesBetween('grade3', 'grade3')).toEqual(['grade3']);
  expect(gradesBetween('grade3', 'ece1')).toEqual([]);
});
