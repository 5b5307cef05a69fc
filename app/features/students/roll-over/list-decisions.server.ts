import type { ReadStore } from '#lib/store/store.server.ts';
import type { Decision, RepeatReason } from './decisions.ts';
import './tables.server.ts';
import '../tables.server.ts';

/** What the office decided for one year, by the id of the child. */
export async function listDecisions(read: ReadStore, year: string): Promise<Map<string, Decision>> {
  const rows = await read
    .selectFrom('roll_over_decisions')
    .selectAll()
    .where('school_year', '=', year)
    .execute();
  return new Map(rows.map((row) => [row.student_id, decisionOf(row)]));
}

export interface DecisionOf {
  year: string;
  decision: Decision;
}

/** What was decided of one child, by its reference. */
export async function listDecisionsOf(read: ReadStore, reference: string): Promise<DecisionOf[]> {
  const rows = await read
    .selectFrom('roll_over_decisions as decided')
    .innerJoin('students as student', 'student.id', 'decided.student_id')
    .selectAll('decided')
    .where('student.reference', '=', reference)
    .orderBy('decided.school_year')
    .execute();
  return rows.map((row) => ({ year: row.school_year, decision: decisionOf(row) }));
}

function decisionOf(row: { decision: Decision['is']; reason: RepeatReason | '' }): Decision {
  return row.decision === 'repeat'
    ? { is: row.decision, reason: row.reason || 'other' }
    : { is: row.decision };
}
