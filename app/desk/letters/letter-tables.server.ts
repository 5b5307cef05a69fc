import type { LetterWay, WhyNot } from './who-gets-it.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** What the office has written to everybody of a list. */
    list_letters: ListLetterRow;
    /** Each person once, and what became of it. */
    list_letter_receivers: LetterReceiverRow;
    /** The records that name them; a person leaves with the last of them. */
    list_letter_records: { receiver_id: string; reference: string; number: number };
  }
}

export interface ListLetterRow {
  id: string;
  room: string;
  subject: string;
  words: string;
  /** The question that it asks, with its year; empty for any other letter. */
  asks: string;
  /** What the list was narrowed to, in words that name no person. */
  narrowed: string;
  /** Of words, records and day: the same letter goes to the same people once. */
  digest: string;
  sent_at: string;
  /** The address of the member of staff, as it was then. */
  sent_by: string;
  /** Until then the whole of it can be taken back. */
  leaves_at: string;
  /** When its mails began to leave, and when all of them were handed over. */
  began_at: string | null;
  left_at: string | null;
  taken_back_at: string | null;
  taken_back_by: string | null;
  /** How many people have been erased since. */
  erased: number;
}

export interface LetterReceiverRow {
  id: string;
  letter_id: string;
  /** From 1, in the order of the list. */
  number: number;
  key: string;
  way: LetterWay;
  why: WhyNot | '';
  name: string;
  address: string;
  /** When its mail was handed to the outbox, and which it is. */
  queued_at: string | null;
  mail_id: string | null;
  told_at: string | null;
  told_by: string | null;
  printed_at: string | null;
  printed_by: string | null;
}
