declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** What was erased and when; nothing about whom. */
    erasures: {
      id: string;
      kind: string;
      /** Null where the subject was an address. */
      reference: string | null;
      reason: ErasureReason;
      erased_at: string;
      /** JSON: how many rows of each kind, and how many files. */
      removed: string;
    };
  }
}

/** Because the person asked for it, or because its time was over. */
export type ErasureReason = 'request' | 'retention';
