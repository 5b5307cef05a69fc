import type { DeliveryOutcome } from '#forms/delivery/deliver.ts';
import { type Mailbox, sendEntry } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { paymentFrom } from '../meal-payment.ts';
import { paymentsKey } from './device-keys.ts';

/** Sends what `keepPayment` has written. A refused one leaves the list: it is still in the form. */
export async function sendPayment(slug: string, entry: WaitingEntry): Promise<DeliveryOutcome> {
  const mailbox = paymentsMailbox(slug);
  const outcome = await sendEntry(mailbox, entry);
  if (outcome.kind === 'refused') removeEntry(mailbox.listKey, entry.delivery.key);
  return outcome;
}

export function paymentsMailbox(slug: string): Mailbox {
  return {
    listKey: paymentsKey(slug),
    address: '/api/meal-payments',
    fieldsOf: paymentFrom,
  };
}
