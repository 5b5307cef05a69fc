import type { DeliveryOutcome } from '#forms/delivery/deliver.ts';
import { type Mailbox, sendEntry } from '#forms/delivery/send-entries.ts';
import { removeEntry, type WaitingEntry } from '#forms/device/submission-list.ts';
import { messageFrom } from './contact-message.ts';
import { messagesKey } from './device-keys.ts';

/** Sends what `keepMessage` has written. A refused one leaves the list: it is still in the form. */
export async function sendMessage(slug: string, entry: WaitingEntry): Promise<DeliveryOutcome> {
  const mailbox = messagesMailbox(slug);
  const outcome = await sendEntry(mailbox, entry);
  if (outcome.kind === 'refused') removeEntry(mailbox.listKey, entry.delivery.key);
  return outcome;
}

export function messagesMailbox(slug: string): Mailbox {
  return {
    listKey: messagesKey(slug),
    address: '/api/contact-messages',
    fieldsOf: messageFrom,
  };
}
