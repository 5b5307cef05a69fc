import {
  appendEntry,
  type Entry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { isSamePayment, type MealPayment, paymentFrom } from '../meal-payment.ts';
import { paymentsKey } from './device-keys.ts';

/**
 * Writes the payment to the device's list, before anything is sent. One that already waits with the same words is not
 * added again; those that the school refused are what somebody has corrected by now.
 */
export function keepPayment(slug: string, payment: MealPayment): WaitingEntry {
  const listKey = paymentsKey(slug);
  for (const { delivery } of waitingEntries(listKey))
    if (delivery.refusal) removeEntry(listKey, delivery.key);
  const already = waitingEntries(listKey).find((entry) =>
    isSamePayment(paymentFrom(entry), payment),
  );
  if (already) return already;
  const entry: WaitingEntry = {
    ...payment,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false },
  };
  appendEntry(listKey, entry);
  return entry;
}

/** A payment that the school refused when it was sent later: it wants to be corrected. */
export function findRefusedPayment(slug: string): WaitingEntry | undefined {
  return waitingEntries(paymentsKey(slug)).find(({ delivery }) => delivery.refusal);
}

export interface KeptReference {
  reference: string;
  amountKwacha: number;
  submissionDate: string;
}

/** The references that were made on this device, the newest first; nothing that tells whose they are. */
export function referencesOf(entries: Entry[]): KeptReference[] {
  return entries
    .flatMap(({ delivery, amountKwacha, submissionDate }) => {
      const { reference } = delivery ?? {};
      return reference ? [{ reference, amountKwacha: Number(amountKwacha), submissionDate }] : [];
    })
    .reverse();
}
