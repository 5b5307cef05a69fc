import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { type Decision, decisionSeen } from './decisions.ts';
import { planRollOver } from './plan-roll-over.server.ts';
import { choicesFor } from './roll-over-rule.ts';
import type { RollOverServices } from './show-roll-over.server.ts';
import { findRollOver } from './year-that-begins.server.ts';
import './tables.server.ts';

interface Deciding {
  year: string;
  reference: string;
  /** What was decided when the office looked. */
  seen: string;
  /** Left out to take a decision back. */
  decision?: Decision | undefined;
}

/** Somebody of the office decides of one child, if nobody decided otherwise since they looked. */
export function decideChild(
  { store, clock, content, ...school }: RollOverServices,
  staff: StaffIn<'students'>,
  { year, reference, seen, decision }: Deciding,
): Promise<DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const plan = await planRollOver(transaction, school, year, content.enrollment);
    const child = plan.children.find((one) => one.reference === reference);
    if (!child) return { outcome: 'notFound' };
    if (await findRollOver(transaction, year)) {
      return refuse(`${year} has begun already. Take that back first.`);
    }
    if (decisionSeen(child.decision) !== seen) {
      const detail = 'A colleague has decided about this child meanwhile. Nothing was changed.';
      return { outcome: 'changedMeanwhile', detail };
    }
    if (decision && !choicesFor(child, plan.years).includes(decision.is)) {
      return refuse('This is no longer possible for this child. Look at it once more.');
    }
    const row = { student_id: child.studentId, school_year: year };
    await transaction
      .deleteFrom('roll_over_decisions')
      .where('student_id', '=', row.student_id)
      .where('school_year', '=', year)
      .execute();
    if (decision) {
      const reason = decision.is === 'repeat' ? decision.reason : '';
      await transaction
        .insertInto('roll_over_decisions')
        .values({ ...row, decision: decision.is, reason })
        .execute();
    }
    const data = { schoolYear: year, decided: decision?.is ?? null };
    await recordAct(transaction, staff, { act: 'changed', about: reference, data }, now);
    return { outcome: 'done' };
  });
}
