import { expect, test } from 'vitest';
import { childInLetter } from './child-in-letters.ts';

const child = (firstName: string) => ({
  ...{ firstName, gradeLevel: 'Grade 1', reference: 'EN-7KQ4-M2XD' },
});

test.each([
  ['Mutinta', [], 'Mutinta, Grade 1'],
  ['Mutinta', ['Mwila'], 'Mutinta, Grade 1'],
  ['Mutinta', ['MUTINTA'], 'Mutinta, Grade 1 (reference ending in M2XD)'],
])('%s beside %j is called by name where the address is proven', (name, others, called) => {
  expect(childInLetter(child(name), others, true)).toBe(called);
});

test.each([
  ['Mutinta', [], 'M., Grade 1'],
  ['Mutinta', ['Taonga'], 'M., Grade 1'],
  ['Mutinta', ['Mwila'], 'Mu., Grade 1'],
  ['Mwila', ['Mutinta'], 'Mw., Grade 1'],
  ['Mutinta', ['mutale', 'Mwila'], 'M., Grade 1 (reference ending in M2XD)'],
  ['Mutinta', ['mubita', 'Mwila'], 'Mut., Grade 1'],
  ['Mutinta', ['Mutinta'], 'M., Grade 1 (reference ending in M2XD)'],
  ['Al', ['Alan'], 'A., Grade 1 (reference ending in M2XD)'],
  ['Éva', ['Eva'], 'É., Grade 1'],
  ['A', [], 'A., Grade 1'],
])('%s beside %j is not called by name elsewhere', (name, others, called) => {
  expect(childInLetter(child(name), others, false)).toBe(called);
});
