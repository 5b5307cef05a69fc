import type { PlainDate } from '../dates/plain-date.ts';
import type { WrittenSection } from '../text/written-section.ts';
import type { ReadStore, WriteTransaction } from './store.server.ts';

/** One kind of record about a family or candidate, as the feature that keeps it shows and removes it. */
export interface HeldRecords {
  /** Such as `enrollment-application`; also what the log and the record of an erasure call it. */
  kind: string;
  /**
   * What is held under this reference (or address, where a person has no reference); nothing else. For a copy made at
   * an instant, without what the office has written and can still take back then: it has not left the school.
   */
  find(read: ReadStore, subject: string, copiedAt?: Date): Promise<Found>;
  /** The addresses under which something is held, where a person has no reference. */
  listAddresses?(read: ReadStore): Promise<string[]>;
  /** Removes it within the given transaction. The files are removed after the commit. */
  erase(transaction: WriteTransaction, subject: string): Promise<Removed>;
}

export interface Found {
  /** For another program. */
  rows: object[];
  /** All of it again for people, as a letter says it. */
  tell(facts: TellingFacts): Told;
  /** Files in the file store, and what the person called them. */
  files?: { name: string; calledBySender: string }[];
}

/** What the labels of options need: the day in Lusaka, and what texts name in braces. */
export interface TellingFacts {
  today: PlainDate;
  facts: Record<string, string>;
}

export interface Told {
  /** Whom it is about, where the record says it. */
  about?: string | undefined;
  sections: WrittenSection[];
}

interface Removed {
  rows: number;
  files?: string[];
}
