import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { removeEntry } from '#forms/device/submission-list.ts';

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

/** Where the device keeps the address until it has reached the school. */
export const subscriptionsKey = (slug: string) => `${slug}.newsletter-subscriptions`;
