import type { MayKnow } from './may-know.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    enrollment_barred: BarredRow;
    /** What the person is told apart by on every application (`keysOf`). */
    enrollment_barred_keys: { barred_id: string; key: string };
  }
}

/** What the office has said of one person and the child of one application. */
export interface BarredRow {
  id: string;
  application_id: string;
  /** As the office reads it. */
  name: string;
  /** Which of the two guardians on that form; null for anybody else. */
  guardian: 1 | 2 | null;
  may_know: MayKnow;
  may_collect: 0 | 1;
  /** The day from which it holds, as the paper or the family says. */
  since: string;
  reason: string;
  /** What the office was shown, such as a court order with its number; empty without one. */
  paper: string;
  written_at: string;
  /** The address of the member of staff. */
  written_by: string;
  /** All three null while it holds. */
  lifted_at: string | null;
  lifted_by: string | null;
  lifted_reason: string | null;
}
