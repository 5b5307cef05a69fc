import type { WriteTransaction } from '#lib/store/store.server.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** Every status that a record has reached, whatever its room: one row for each, of which only what was promised is written later. */
    case_statuses: CaseStatusRow;
    /** What the office writes down about a record for itself. */
    case_notes: CaseNoteRow;
    /** What the office has written to whoever sent a record, kept when the mail itself has left. */
    case_letters: CaseLetterRow;
  }
}

export interface CaseStatusRow {
  reference: string;
  /** From 1; the order in which they were reached, whatever the clock said. */
  number: number;
  status: string;
  reached_at: string;
  /** From then on those outside are told of it; until then the office can take it back. */
  tell_at: string;
  /** The address of the member of staff; null when whoever sent the record did it. */
  moved_by: string | null;
  /** JSON: what came with it, such as the last day to answer an offer. */
  facts: string;
  /** Where the school has the next move: since when, and the day by which it promises an answer (keep-promises). */
  promise_since: string | null;
  promise_by: string | null;
  /**
   * When it was said that this promise was broken, and the new day that was named; without a new day nobody is told,
   * because the days of the promise were over before it was made.
   */
  broken_at: string | null;
  new_day: string | null;
  /** Of an offer: when the family was reminded of it, at half of its time and shortly before its last day. */
  half_reminded_at: string | null;
  last_reminded_at: string | null;
}

export interface CaseNoteRow {
  id: string;
  reference: string;
  written_at: string;
  /** The address of the member of staff, as it was then. */
  written_by: string;
  text: string;
  /** The day on which the office calls back; null where nobody waits for a call. */
  call_on: string | null;
  /** When somebody said that they had. */
  called_at: string | null;
}

export interface CaseLetterRow {
  id: string;
  reference: string;
  sent_at: string;
  /** The address of the member of staff, as it was then. */
  sent_by: string;
  subject: string;
  words: string;
  /** When a newer status cancelled its mail before it left. */
  cancelled_at: string | null;
}

/** Somebody of the office writes something down about a record, within the write that gives cause to it. */
export interface CaseWriting {
  transaction: WriteTransaction;
  staff: { email: string };
  row: { reference: string };
  now: Date;
}

/** Deletes what hangs on records that are being erased; their own rows go where they are declared. */
export async function eraseCases(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  for (const table of ['case_statuses', 'case_notes', 'case_letters'] as const)
    await transaction.deleteFrom(table).where('reference', 'in', references).execute();
}
