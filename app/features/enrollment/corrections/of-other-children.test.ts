import { expect, test } from 'vitest';
import { emptyAnswers } from '../form/answers.ts';
import { isOfFamily, sameAnswerIn } from './of-other-children.ts';

const grace = { parent1FirstName: 'Grace', parent1LastName: 'Mwale', parent1Phone: '0977 810 220' };
const one = {
  ...emptyAnswers(),
  ...grace,
  emergencyContactName: 'Ruth',
  emergencyContactPhone: '1',
};

test('what another form says of the same person is found, whichever guardian it calls the first', () => {
  expect(sameAnswerIn('parent1Phone', one, { ...one, studentFirstName: 'Thabo' })).toBe(
    'parent1Phone',
  );
  const second = {
    ...emptyAnswers(),
    ...{ parent1FirstName: 'Joseph', parent1LastName: 'Mwale', parent1Phone: '0977 810 220' },
    ...{ parent2FirstName: 'grace', parent2LastName: 'Mwale ', parent2Phone: '+260977810220' },
  };
  expect(sameAnswerIn('parent1Phone', one, second)).toBe('parent2Phone');
  expect(sameAnswerIn('emergencyContactPhone', one, one)).toBe('emergencyContactPhone');
});

test('nothing is found where it says something else, of somebody else, or of the child', () => {
  expect(sameAnswerIn('parent1Phone', one, { ...one, parent1Phone: '0966 1' })).toBeUndefined();
  expect(sameAnswerIn('parent1Phone', one, { ...one, parent1FirstName: 'Ruth' })).toBeUndefined();
  expect(sameAnswerIn('parent2Phone', one, one)).toBeUndefined();
  expect(sameAnswerIn('studentFirstName', one, one)).toBeUndefined();
  const another = { ...one, emergencyContactName: 'Peter' };
  expect(sameAnswerIn('emergencyContactPhone', one, another)).toBeUndefined();
  expect(['parent1Email', 'emergencyContactName'].every((name) => isOfFamily(name as never))).toBe(
    true,
  );
  expect(isOfFamily('studentDOB')).toBe(false);
});
