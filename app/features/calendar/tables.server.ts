declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** One row for each event that was ever published, so that its sequence only grows. */
    calendar_revisions: {
      event_id: string;
      /** Of everything that a calendar shows. */
      fingerprint: string;
      sequence: number;
      modified_at: string;
      /** When and where it is held, to tell a new day from a new word. */
      held: string;
      /** When its day, time or place last changed; never for most. */
      moved_at: string | null;
      /** When and where it was held before that. */
      moved_from: string | null;
      /** As it was last published; null in rows from before this was kept. */
      event: string | null;
      /** When it was no longer published although its day was still to come. */
      withdrawn_at: string | null;
    };
  }
}

export {};
