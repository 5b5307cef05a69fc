import { expect, test } from 'vitest';
import { keep } from '#lib/device/device-store.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { emptyPayment } from '../meal-payment.ts';
import { paymentDraftKey } from './device-keys.ts';
import {
  findPaymentDraft,
  findTransactionDraft,
  forgetTransactionDraft,
  keepPaymentDraft,
  keepTransactionDraft,
} from './meal-draft.ts';

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const paid = { reference: 'MP-7KQ4-M2XD', proof: '', transactionId: 'PP1', paidOn: '2026-11-21' };

test('a payment that is begun comes back for 30 days; what the calculator filled in is none', () => {
  keepPaymentDraft('school', samplePayment);
  expect(findPaymentDraft('school', inDays(29))).toEqual(samplePayment);
  const { purpose, amountKwacha } = samplePayment;
  keepPaymentDraft('school', { ...emptyPayment(), purpose, amountKwacha });
  expect(findPaymentDraft('school', now)).toBeUndefined();
  keepPaymentDraft('school', samplePayment);
  expect(findPaymentDraft('school', inDays(31))).toBeUndefined();
  expect(findPaymentDraft('school', now)).toBeUndefined();
  keep(paymentDraftKey('school'), 'odd');
  expect(findPaymentDraft('school', now)).toBeUndefined();
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
