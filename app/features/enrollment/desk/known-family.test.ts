import { expect, test } from 'vitest';
import { emptyAnswers } from '../form/answers.ts';
import { canBeKnown } from './known-family.ts';

const named = { studentFirstName: 'Mutinta', studentLastName: 'Mwale', studentDOB: '2020-03-14' };

test.each([
  ['nothing', {}, false],
  ['a name without a birth date', { ...named, studentDOB: '' }, false],
  ['a name with its birth date', named, true],
  ['half a phone', { parent1Phone: '0977 81' }, false],
  ['a phone of the second guardian', { parent2Phone: '+260 977 810 220' }, true],
])('who is here is asked with %s: %s', (_, typed, expected) => {
  expect(canBeKnown({ ...emptyAnswers(), ...typed })).toBe(expected);
});
