import { expect, test } from 'vitest';
import { reasonAgainst } from './may-send.ts';

const open = { isClosed: false, isAsked: true, status: undefined, isGuardian: false } as const;

test.each([undefined, 'bring', 'notYet', 'unreadable'] as const)(
  'a paper that is %s may be photographed, also through /status',
  (status) => {
    expect(reasonAgainst({ ...open, status })).toBeUndefined();
  },
);

test('what a guardian has sent is changed by a guardian only', () => {
  expect(reasonAgainst({ ...open, status: 'sent' })).toContain('sign in');
  expect(reasonAgainst({ ...open, status: 'sent', isGuardian: true })).toBeUndefined();
});

test.each([
  [{ isClosed: true }, 'closed'],
  [{ isAsked: false }, 'does not ask'],
  [{ status: 'seen' as const }, 'has seen'],
])('nothing is taken that the office does not need: %o', (change, said) => {
  expect(reasonAgainst({ ...open, isGuardian: true, ...change })).toContain(said);
});
