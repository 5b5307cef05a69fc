import { expect, test } from 'vitest';
import { saidBy } from './family-question.ts';

test('each guardian reads whose answer counts, and nobody reads the name of another', () => {
  expect(saidBy({ givenBy: 'guardian1' }, 'guardian1')).toBe('You answered this');
  expect(saidBy({ givenBy: 'guardian1' }, 'guardian2')).toBe(
    'The other parent or guardian answered this',
  );
  expect(saidBy({ givenBy: 'guardian2' }, undefined)).toBe('A parent or guardian answered this');
  expect(saidBy({ givenBy: 'office' }, 'guardian1')).toContain('The school office');
  // Whoever used the birth date may be anybody, also to whoever uses it next.
  expect(saidBy({ givenBy: 'guardian' }, 'guardian')).toContain('birth date');
});
