import type { Decision, RepeatReason } from './decisions.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    roll_overs: RollOverRow;
    roll_over_decisions: RollOverDecisionRow;
  }
}

/** That a year has begun: its places were given to the children of the year before. */
interface RollOverRow {
  school_year: string;
  /** How many places that gave. */
  children: number;
  made_at: string;
  /** The address of the member of staff. */
  made_by: string;
}

/** What the office decided of a child for the year that begins; one row for both together. */
interface RollOverDecisionRow {
  student_id: string;
  school_year: string;
  decision: Decision['is'];
  /** Why it repeats. */
  reason: RepeatReason | '';
}
