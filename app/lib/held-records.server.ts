import type { ReadStore, WriteTransaction } from './store/store.server.ts';

/** One kind of record about a family or candidate, as the feature that keeps it shows and removes it. */
export interface HeldRecords {
  /** Such as `enrollment-application`; also what the log and the record of an erasure call it. */
  kind: string;
  /** What is held under this reference (or address, where a person has no reference); nothing else. */
  find(read: ReadStore, subject: string): Promise<Found>;
  /** The addresses under which something is held, where a person has no reference. */
  listAddresses?(read: ReadStore): Promise<string[]>;
  /** Removes it within the given transaction. The files are removed after the commit. */
  erase(transaction: WriteTransaction, subject: string): Promise<Removed>;
}

export interface Found {
  rows: object[];
  /** Files in the file store, and what the person called them. */
  files?: { name: string; calledBySender: string }[];
}

export interface Removed {
  rows: number;
  files?: string[];
}
