import { expect, test } from 'vitest';
import { findFormDraft, keepFormDraft } from '#forms/device/form-draft.ts';
import { emptyAnswers } from '#forms/form-answers.ts';
import { keep } from '#lib/device/device-store.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { mealPayment } from '../meal-payment.ts';
import {
  findTransactionDraft,
  forgetTransactionDraft,
  keepTransactionDraft,
} from './transaction-draft.ts';

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const paid = { reference: 'MP-7KQ4-M2XD', proof: '', transactionId: 'PP1', paidOn: '2026-11-21' };

test('a payment that is begun comes back for 30 days; what the calculator filled in is none', () => {
  keepFormDraft(mealPayment, 'school', samplePayment);
  expect(findFormDraft(mealPayment, 'school', inDays(29))).toEqual(samplePayment);
  const { purpose, amountKwacha } = samplePayment;
  keepFormDraft(mealPayment, 'school', { ...emptyAnswers(mealPayment), purpose, amountKwacha });
  expect(findFormDraft(mealPayment, 'school', now)).toBeUndefined();
  keepFormDraft(mealPayment, 'school', samplePayment);
  expect(findFormDraft(mealPayment, 'school', inDays(31))).toBeUndefined();
  expect(findFormDraft(mealPayment, 'school', now)).toBeUndefined();
  keep('school.meal-payments-draft', 'odd');
  expect(findFormDraft(mealPayment, 'school', now)).toBeNull();
});

test('a transaction comes back to its own payment only, until it is emptied or sent', () => {
  keepTransactionDraft('school', paid);
  expect(findTransactionDraft('school', now)).toEqual(paid);
  expect(findTransactionDraft('school', now, paid.reference)).toEqual(paid);
  expect(findTransactionDraft('school', now, 'MP-2222-2222')).toBeUndefined();
  keepTransactionDraft('school', { ...paid, transactionId: ' ' });
  expect(findTransactionDraft('school', now)).toBeUndefined();
  keepTransactionDraft('school', paid);
  forgetTransactionDraft('school');
  expect(findTransactionDraft('school', now)).toBeUndefined();
});
