import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { type PlannedChild, planRollOver } from './plan-roll-over.server.ts';
import { isOpen, placesToGive } from './roll-over-rule.ts';
import type { RollOverServices } from './show-roll-over.server.ts';
import { findRollOver } from './year-that-begins.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

type Begun = DeskOutcome<{ begun: { children: number } }>;

const CHANGED =
  'The lists have changed since you looked. Nothing was done. Look at them once more, and press again.';

/** Rows of one statement: a database takes so many values at once. */
const AT_ONCE = 200;

/**
 * Begins a year: gives all children who go up or repeat their place in it, in one write. A year begins once: whoever
 * presses again, or a moment after a colleague, gets what was done then.
 */
export function beginYear(
  { store, clock, content, ...school }: RollOverServices,
  staff: StaffIn<'students'>,
  { year, seen }: { year: string; seen: string },
): Promise<Begun> {
  const now = clock.now();
  return store.write(async (transaction): Promise<Begun> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    const before = await findRollOver(transaction, year);
    if (before) return { outcome: 'done', begun: { children: before.children } };
    const plan = await planRollOver(transaction, school, year, content.enrollment);
    if (plan.children.some(({ outcome }) => isOpen(outcome))) {
      return refuse('Some children are not decided yet. Nothing was done.');
    }
    if (plan.seen !== seen) return { outcome: 'changedMeanwhile', detail: CHANGED };
    const children = await givePlaces(transaction, plan, year);
    if (children === 0) return refuse('No child goes up or repeats, so there is nothing to do.');
    await transaction
      .insertInto('roll_overs')
      .values({
        school_year: year,
        children,
        made_at: now.toISOString(),
        made_by: staff.email,
      })
      .execute();
    const detail = `${year} began: ${children} children have a place in it`;
    await recordAct(transaction, staff, { act: 'changed', about: CHILDREN_OF_SCHOOL, detail }, now);
    return keepPress(transaction, now, { outcome: 'done', begun: { children } } as const);
  });
}

async function givePlaces(
  transaction: WriteTransaction,
  { children, years }: Awaited<ReturnType<typeof planRollOver>>,
  year: string,
): Promise<number> {
  const byReference = new Map<string, PlannedChild>(children.map((one) => [one.reference, one]));
  const rows = placesToGive(children, years).map(({ reference, grade, letter }) => ({
    id: newRowId(),
    student_id: byReference.get(reference)?.studentId ?? '',
    school_year: year,
    grade_level: grade,
    class: letter,
    came_by: 'rollOver' as const,
    is_planned: 0 as const,
    left_reason: '' as const,
    is_rolled_over: 1 as const,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await transaction
      .insertInto('student_years')
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
  return rows.length;
}
