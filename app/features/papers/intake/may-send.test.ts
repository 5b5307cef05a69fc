import { expect, test } from 'vitest';
import { reasonAgainst } from './may-send.ts';

const open = { isClosed: false, isAsked: true, state: undefined, isGuardian: false } as const;

test.each([undefined, 'bring', 'notYet', 'unreadable'] as const)(
  'a paper that is %s may be photographed, also through /status',
  (state) => {
    expect(reasonAgainst({ ...open, state })).toBeUndefined();
  },
);

test('what a guardian has sent is changed by a guardian only', () => {
  expect(reasonAgainst({ ...open, state: 'sent' })).toContain('sign in');
  expect(reasonAgainst({ ...open, state: 'sent', isGuardian: true })).toBeUndefined();
});

test.each([
  [{ isClosed: true }, 'closed'],
  [{ isAsked: false }, 'does not ask'],
  [{ state: 'seen' as const }, 'has seen'],
])('nothing is taken that the office does not need: %o', (change, said) => {
  expect(reasonAgainst({ ...open, isGuardian: true, ...change })).toContain(said);
});
