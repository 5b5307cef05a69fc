import type { DeliveryOutcome } from '#forms/delivery/deliver.ts';
import { type Mailbox, sendEntry } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { subscriptionsKey } from './device-keys.ts';

/** Sends what `keepSubscription` has written. A refused one leaves the list: it is still in the field. */
export async function sendSubscription(
  slug: string,
  entry: WaitingEntry,
): Promise<DeliveryOutcome> {
  const mailbox = subscriptionsMailbox(slug);
  const outcome = await sendEntry(mailbox, entry);
  if (outcome.kind === 'refused') removeEntry(mailbox.listKey, entry.delivery.key);
  return outcome;
}

/** Of a subscription nothing stays on the device once the school has it. */
export function subscriptionsMailbox(slug: string): Mailbox {
  const listKey = subscriptionsKey(slug);
  return {
    listKey,
    address: '/api/newsletter-subscriptions',
    fieldsOf: ({ email }) => ({ email: String(email) }),
    onReceived: ({ delivery }) => removeEntry(listKey, delivery.key),
  };
}
