import '#lib/store/store.server.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** What was erased and when; nothing about whom. */
    erasures: ErasureRow;
  }
}

export interface ErasureRow {
  id: string;
  kind: string;
  /** Null where the subject was an address. */
  reference: string | null;
  /** The address as a keyed hash, so that a copy from before can be asked for it; null where there is a reference. */
  subject_hash: string | null;
  reason: ErasureReason;
  erased_at: string;
  /** JSON: how many rows of each kind, and how many files. */
  removed: string;
}

/** Because the person asked for it, or because its time was over. */
export type ErasureReason = 'request' | 'retention';
