import { type DeliveryOutcome, newKey } from '#lib/deliver.ts';
import { type Mailbox, sendEntry, sendWaiting } from '#lib/send-entries.ts';
import {
  appendEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#lib/submission-list.ts';
import { type ContactMessage, isSameMessage, messageFrom } from './contact-message.ts';
import { messagesKey } from './device-keys.ts';

/**
 * Writes the message to the device's list, then sends it. One that already waits with the same words is sent, not
 * added again. A refused one leaves the list: it is still in the form.
 */
export async function sendMessage(slug: string, message: ContactMessage): Promise<DeliveryOutcome> {
  const mailbox = mailboxOf(slug);
  const already = waitingEntries(mailbox.listKey).find((entry) =>
    isSameMessage(messageFrom(entry), message),
  );
  const entry = already ?? newEntry(message);
  if (!already) appendEntry(mailbox.listKey, entry);
  const outcome = await sendEntry(mailbox, entry);
  if (outcome.kind === 'refused') removeEntry(mailbox.listKey, entry.delivery.key);
  return outcome;
}

/** Sends the messages that wait on this device and says how many arrived. */
export function sendWaitingMessages(slug: string): Promise<number> {
  return sendWaiting(mailboxOf(slug));
}

function newEntry(message: ContactMessage): WaitingEntry {
  return {
    ...message,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false },
  };
}

function mailboxOf(slug: string): Mailbox {
  return {
    listKey: messagesKey(slug),
    address: '/api/contact-messages',
    bodyOf: messageFrom,
  };
}
