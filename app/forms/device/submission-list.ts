import { newKey } from '#lib/crypto/new-key.ts';
import { keep, readKept, setAside } from '#lib/device/device-store.ts';
import type { Refusal } from '../refusal.ts';

/** What the device keeps of one submission: its fields flat, when it was made, and how far it has come. */
export interface Entry {
  submissionDate: string;
  delivery?: Delivery;
  [field: string]: unknown;
}

/** What the school has said of one submission, as it knows it. */
export type SchoolSaid = Partial<Pick<Delivery, 'key' | 'proof' | 'epoch'>>;

export interface Delivery {
  /** Idempotency key: however often it is sent, the school stores it once. */
  key: string;
  hasReachedSchool: boolean;
  /** Instant at which this device heard so, by its own clock, which may be years from the school's. */
  receivedAt?: string;
  reference?: string;
  /** The school's receipt with its signature: with it this device can bring back what the school has lost. */
  proof?: string;
  /** Of which epoch the school's data were at its last answer; empty once it has said that it does not know this. */
  epoch?: string;
  /** Instant at which this device asked last whether the school still has it. */
  askedAt?: string;
  /** This device has brought it back, and nobody has read so yet. */
  isNews?: boolean;
  noticeVersion?: string;
  /** The earlier submission of the same family: its reference, or its key while it has none. */
  togetherWith?: string;
  /** The instant before which the school asked not to be asked again. */
  notBefore?: string;
  /** What the school said beside its receipt: it has this with other answers. */
  note?: string;
  /** Why the school does not take it as it stands; somebody has to correct it. */
  refusal?: Refusal;
  /** Its file is not on this device, or not any more; somebody has to choose it again. */
  needsFile?: boolean;
  /** The right to send it is over; somebody has to show again who they are. */
  needsProof?: boolean;
  /** How much of its file has arrived (0 to 1), where that goes in pieces. */
  share?: number;
  /** The address of the form that it came from, where there are several. */
  form?: string;
}

export type WaitingEntry = Entry & { delivery: Delivery };

/** The entries under the key, oldest first. A list that cannot be read is set aside, not overwritten. */
export function listEntries(listKey: string): Entry[] {
  const kept = readKept(listKey);
  if (kept.state === 'none') return [];
  if (kept.state === 'kept' && Array.isArray(kept.value)) return kept.value.filter(isEntry);
  setAside(listKey);
  return [];
}

/** What is about to be written to the device's list: nothing of it has been sent. */
export function newEntry(fields: Record<string, unknown>, more?: Partial<Delivery>): WaitingEntry {
  return {
    ...fields,
    submissionDate: new Date().toISOString(),
    delivery: { key: newKey(), hasReachedSchool: false, ...more },
  };
}

/** Adds the entry; false when only this page's memory could take it. */
export function appendEntry(listKey: string, entry: Entry): boolean {
  return keep(listKey, [...listEntries(listKey), entry]);
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

/** What has not reached the school, oldest first: what is still to be sent, refused, or lacks its file. */
export function waitingEntries(listKey: string): WaitingEntry[] {
  return listEntries(listKey).filter(isWaiting);
}

export function isWaiting(entry: Entry): entry is WaitingEntry {
  return entry.delivery?.hasReachedSchool === false;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && 'submissionDate' in value;
}
