import {
  appendEntry,
  newEntry,
  type WaitingEntry,
  waitingEntries,
} from '#forms/device/submission-list.ts';
import { subscriptionsKey } from './device-keys.ts';

/** Writes the address to the device's list, before it is sent. One that already waits is not added again. */
export function keepSubscription(slug: string, email: string): WaitingEntry {
  const listKey = subscriptionsKey(slug);
  const already = waitingEntries(listKey).find((entry) => entry.email === email);
  if (already) return already;
  const entry = newEntry({ email });
  appendEntry(listKey, entry);
  return entry;
}
