import { expect, test } from 'vitest';
import {
  canBecome,
  nextPaymentStates,
  type PaymentState,
  paymentStateNames,
  paymentStateWords,
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
