import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { columnsOf } from './answer-columns.ts';
import { haveSameGuardian } from './together.server.ts';

const { school } = fixtureContent;
const row = (changes: object) => ({
  reference: 'EN-7KQ4-M2XD',
  ...columnsOf({ ...sampleAnswers, ...changes }),
});

test.each([
  [{}, {}, true],
  [{ parent1Email: 'other@mail.example' }, { parent1Phone: '097 000 0000' }, true],
  [{ parent1Phone: '', parent1Email: 'A@b.example' }, { parent2Email: 'a@b.example' }, true],
  [{ parent1Phone: '', parent1Email: 'a@b.example' }, { parent1Phone: '' }, false],
  [
    { parent1Phone: school.phone, parent1Email: school.email },
    { parent1Phone: school.phone, parent1Email: school.email },
    false,
  ],
  [{ parent1Phone: '', parent1Email: '' }, { parent1Phone: '', parent1Email: '' }, false],
])('%j and %j: %s', (one, other, expected) => {
  expect(haveSameGuardian(row(one), row(other), school)).toBe(expected);
});
