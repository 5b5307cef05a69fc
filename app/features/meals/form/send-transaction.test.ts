import { expect, test } from 'vitest';
import { outcomeOf } from './send-transaction.ts';

const taken = { reference: 'MP-7KQ4-M2XD', amountKwacha: 125, status: 'transactionEntered' };
const refusal = { title: 'Not found', detail: 'We find no payment.' };

test('only what has the school’s shape counts as taken or refused', () => {
  expect(outcomeOf(201, taken)).toEqual({ kind: 'taken', taken });
  expect(outcomeOf(422, refusal)).toMatchObject({ kind: 'refused', refusal });
  expect(outcomeOf(429, refusal).kind).toBe('refused');
  for (const [status, answer] of [
    [200, taken],
    [201, { ...taken, status: 'logged in' }],
    [201, null],
    [403, { message: 'Buy a bundle' }],
    [503, refusal],
  ] as const) {
    expect(outcomeOf(status, answer), String(status)).toEqual({ kind: 'notReached' });
  }
});
