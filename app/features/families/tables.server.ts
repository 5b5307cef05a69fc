import '#lib/store/store.server.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** What was erased and when; nothing about whom. */
    erasures: ErasureRow;
    /** Which family something that was sent belongs to; a reference that is not here is a family of its own. */
    family_members: FamilyMemberRow;
    /**
     * What the office or the family has said about two applications that may belong together; at most one decision of
     * a pair holds. Those that hold make the families in `family_members`.
     */
    family_decisions: FamilyDecisionRow;
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
  /** When it was found in a copy that was brought back, and left there; null for all others. */
  left_at: string | null;
}

interface FamilyMemberRow {
  reference: string;
  family_id: string;
  joined_at: string;
}

/** Two applications belong to one family, are of one child, or have nothing to do with each other. */
export type Decision = 'sameFamily' | 'sameChild' | 'notSame';

export interface FamilyDecisionRow {
  id: string;
  /** The lesser of the two. */
  reference: string;
  other: string;
  decision: Decision;
  decided_at: string;
  /** The address of a member of staff, `A_FOLLOWER` or `THE_SENDER`. */
  decided_by: string;
  undone_at: string | null;
  undone_by: string | null;
}

/** Because the person asked for it, or because its time was over. */
export type ErasureReason = 'request' | 'retention';
