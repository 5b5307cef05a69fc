import { findDraft, keepDraft } from '#forms/device/kept-draft.ts';
import { forget } from '#lib/device/device-store.ts';
import { type MealPayment, paymentFields, paymentFrom } from '../meal-payment.ts';
import { paymentDraftKey, transactionDraftKey } from './device-keys.ts';
import { type PaidTransaction, transactionFrom } from './transaction-fields.ts';

/** The calculator fills these in; alone they are nobody's words. */
const suggested: readonly string[] = ['purpose', 'amountKwacha'];

/** Whether somebody has written anything of their own. */
export function isPaymentBegun(payment: MealPayment): boolean {
  return paymentFields.some((field) => !suggested.includes(field) && payment[field].trim() !== '');
}

export function keepPaymentDraft(slug: string, payment: MealPayment): void {
  if (isPaymentBegun(payment)) keepDraft(paymentDraftKey(slug), payment);
  else forgetPaymentDraft(slug);
}

export function findPaymentDraft(slug: string, now: Date): MealPayment | undefined {
  const draft = findDraft(paymentDraftKey(slug), now);
  return draft && paymentFrom(draft);
}

export function forgetPaymentDraft(slug: string): void {
  forget(paymentDraftKey(slug));
}

/** Reference and day come with the page; alone they are nobody's words. */
export function isTransactionBegun({ proof, transactionId }: PaidTransaction): boolean {
  return (proof + transactionId).trim() !== '';
}

export function keepTransactionDraft(slug: string, paid: PaidTransaction): void {
  if (isTransactionBegun(paid)) keepDraft(transactionDraftKey(slug), paid);
  else forgetTransactionDraft(slug);
}

/** `reference`: the one that the page's address names. What was written about another payment stays away from it. */
export function findTransactionDraft(
  slug: string,
  now: Date,
  reference = '',
): PaidTransaction | undefined {
  const draft = findDraft(transactionDraftKey(slug), now);
  const paid = draft && transactionFrom(draft);
  return paid && (reference === '' || paid.reference === reference) ? paid : undefined;
}

export function forgetTransactionDraft(slug: string): void {
  forget(transactionDraftKey(slug));
}
