import '#lib/store/store.server.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** One row at most: what became of the last night in which more was over than goes unasked. */
    held_retention: StoppedRetentionRow;
  }
}

interface StoppedRetentionRow {
  id: number;
  /** So many records were over; null once that night is done. */
  due: number | null;
  /** So many may go at once, as an administrator has said; null once they are gone. */
  allowed: number | null;
}
