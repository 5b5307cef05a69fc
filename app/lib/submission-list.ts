import { keep, readKept, setAside } from './device-store.ts';

/** What the device keeps of one submission: its fields flat, when it was made, and how far it has come. */
export interface Entry {
  submissionDate: string;
  delivery?: Delivery;
  [field: string]: unknown;
}

export interface Delivery {
  /** Idempotency key: however often it is sent, the school stores it once. */
  key: string;
  hasReachedSchool: boolean;
  reference?: string;
  noticeVersion?: string;
}

/** The entries under the key, oldest first. A list that cannot be read is set aside, not overwritten. */
export function listEntries(listKey: string): Entry[] {
  const kept = readKept(listKey);
  if (kept.state === 'none') return [];
  if (kept.state === 'kept' && Array.isArray(kept.value)) return kept.value.filter(isEntry);
  setAside(listKey);
  return [];
}

export function appendEntry(listKey: string, entry: Entry): void {
  keep(listKey, [...listEntries(listKey), entry]);
}

export function updateEntry(listKey: string, key: string, change: (entry: Entry) => Entry): void {
  const entries = listEntries(listKey);
  keep(
    listKey,
    entries.map((entry) => (entry.delivery?.key === key ? change(entry) : entry)),
  );
}

export function removeEntry(listKey: string, key: string): void {
  keep(
    listKey,
    listEntries(listKey).filter((entry) => entry.delivery?.key !== key),
  );
}

export type WaitingEntry = Entry & { delivery: Delivery };

/** What has not reached the school yet, oldest first. */
export function waitingEntries(listKey: string): WaitingEntry[] {
  return listEntries(listKey).filter(
    (entry): entry is WaitingEntry => entry.delivery?.hasReachedSchool === false,
  );
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'submissionDate' in value;
}
