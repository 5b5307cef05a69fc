import { expect, test } from 'vitest';
import { whichGuardian } from './which-guardian.ts';

const both = {
  parent1_email: 'Grace@mail.example',
  parent2_first_name: 'Joseph',
  parent2_phone: '+260 96 643 1087',
  parent2_email: 'joseph@mail.example',
};
const alone = { ...both, parent2_first_name: '', parent2_phone: '', parent2_email: '' };

test.each([
  ['has the address of the first', { email: 'grace@MAIL.example', codeFor: null }, both, 1],
  ['has the address of the second', { email: 'joseph@mail.example', codeFor: null }, both, 2],
  [
    'has the second’s address and the first’s code',
    { email: 'joseph@mail.example', codeFor: 1 },
    both,
    2,
  ],
  ['has another address and the second’s code', { email: 'x@mail.example', codeFor: 2 }, both, 2],
  [
    'has another address and a code for nobody',
    { email: 'x@mail.example', codeFor: null },
    both,
    undefined,
  ],
  ['is the only one', { email: 'x@mail.example', codeFor: null }, alone, 1],
] as const)('who %s', (_who, account, application, number) => {
  expect(whichGuardian(account, application)).toBe(number);
});

test('no address on the form is nobody’s', () => {
  const nowhere = { ...both, parent1_email: '', parent2_email: '' };
  expect(whichGuardian({ email: '', codeFor: 2 }, { ...both, parent1_email: 'a@b.zm' })).toBe(2);
  expect(whichGuardian({ email: 'x@mail.example', codeFor: null }, nowhere)).toBeUndefined();
});
