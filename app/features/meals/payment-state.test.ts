import { expect, test } from 'vitest';
import {
  canBecome,
  nextPaymentStates,
  type PaymentState,
  paymentStateNames,
  paymentStateWords,
  paymentStateWordsFor,
  shortfallInWords,
  takesTransaction,
} from './payment-state.ts';

const states = Object.keys(nextPaymentStates) as PaymentState[];

test('the office can confirm and cancel whatever a family can still pay, and nothing that is settled', () => {
  for (const state of states) {
    expect(canBecome(state, 'confirmed'), state).toBe(takesTransaction(state));
    expect(canBecome(state, 'cancelled'), state).toBe(takesTransaction(state));
    expect(canBecome(state, 'notFound'), state).toBe(state === 'transactionEntered');
  }
});

test('every state has its words at the desk and for the family', () => {
  expect(Object.keys(paymentStateNames).sort()).toEqual([...states].sort());
  expect(Object.keys(paymentStateWords).sort()).toEqual([...states].sort());
});

test('who paid less reads how much has arrived, and the desk hears it before it confirms', () => {
  const words = (receivedKwacha: number) =>
    paymentStateWordsFor({ state: 'confirmed', amountKwacha: 125, receivedKwacha, reason: '' });
  expect(words(125)).toMatchObject({
    meaning: 'K\u00a0125 has reached the school. Thank you.',
    awaited: 'Nothing more is needed.',
  });
  expect(words(75)).toMatchObject({
    meaning: 'K\u00a075 of K\u00a0125 has reached the school. Thank you.',
    awaited: expect.stringContaining('the rest'),
  });
  const notFound = { state: 'notFound', amountKwacha: 125, receivedKwacha: null } as const;
  expect(paymentStateWordsFor({ ...notFound, reason: 'No such id.' }).meaning).toMatch(
    /has looked for it\. No such id\.$/,
  );
  expect(shortfallInWords(125, 75)).toBe('K\u00a050 less than the reference.');
  for (const received of [0, Number.NaN, 125, 130]) {
    expect(shortfallInWords(125, received)).toBe('');
  }
});
