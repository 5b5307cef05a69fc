import {
  appendEntry,
  removeEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { type ContactMessage, isSameMessage, messageFrom } from './contact-message.ts';
import { messagesKey } from './device-keys.ts';

/**
 * Writes the message to the device's list, before anything is sent. One that already waits with the same words is
 * not added again; those that the school refused are what somebody has corrected by now.
 */
export function keepMessage(slug: string, message: ContactMessage): WaitingEntry {
  const listKey = messagesKey(slug);
  for (const { delivery } of waitingEntries(listKey))
    if (delivery.refusal) removeEntry(listKey, delivery.key);
  const already = waitingEntries(listKey).find((entry) =>
    isSameMessage(messageFrom(entry), message),
  );
  if (already) return already;
  const entry: WaitingEntry = {
    ...message,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false },
  };
  appendEntry(listKey, entry);
  return entry;
}

/** A message that the school refused when it was sent later: it wants to be corrected. */
export function findRefusedMessage(slug: string): WaitingEntry | undefined {
  return waitingEntries(messagesKey(slug)).find(({ delivery }) => delivery.refusal);
}
