import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { removeEntry } from '#forms/device/submission-list.ts';
import { subscriptionsKey } from './device-keys.ts';

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
