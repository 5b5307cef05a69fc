import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { yearBefore } from '../coming-back/coming-back.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { firstDayOf } from '../student-year.ts';
import { beginYear } from './begin-year.server.ts';
import type { RollOverChange } from './roll-over-schema.ts';
import type { RollOverServices } from './show-roll-over.server.ts';
import { findRollOver, whyNoWayBack, yearsToBegin } from './year-that-begins.server.ts';
import './tables.server.ts';
import '../tables.server.ts';
import { type Decision, decisionSeen } from './decisions.ts';
import { planRollOver } from './plan-roll-over.server.ts';
import { choicesFor } from './roll-over-rule.ts';

/** Somebody of the office decides about a child, begins the next year, or takes that back. */
export async function changeRollOver(
  services: RollOverServices,
  staff: StaffIn<'students'>,
  asked: RollOverChange,
) {
  if (asked.change === 'takeBack') return takeYearBack(services, staff, asked.year);
  const { years } = yearsToBegin(dayInLusaka(services.clock.now()));
  if (!years.includes(asked.year)) return refuse(`Only ${years.join(' and ')} can begin now.`);
  switch (asked.change) {
    case 'decide':
      return decideChild(services, staff, { ...asked, decision: { is: asked.is } });
    case 'repeat':
      return decideChild(services, staff, {
        ...asked,
        decision: { is: 'repeat', reason: asked.reason },
      });
    case 'undecide':
      return decideChild(services, staff, asked);
    case 'begin':
      return beginYear(services, staff, asked);
  }
}

type TakenBack = DeskOutcome<{ takenBack: number }>;

/**
 * Takes the beginning of a year back, until its first school day: the places that it gave are gone, and every other row
 * is as it was. A place that an application holds since stays. That a child leaves was said with the place that goes: it
 * stays as what the office decided, or the next beginning would give the place again.
 */
function takeYearBack(
  { store, clock, content }: RollOverServices,
  staff: StaffIn<'students'>,
  year: string,
): Promise<TakenBack> {
  const now = clock.now();
  const why = whyNoWayBack(year, dayInLusaka(now), firstDayOf(content.calendar, year));
  return store.write(async (transaction): Promise<TakenBack> => {
    await lock(transaction, CHILDREN_OF_SCHOOL);
    if (!(await findRollOver(transaction, year))) {
      return refuse(`${year} has not begun, or this was taken back already.`);
    }
    if (why) return refuse(why);
    await decideWhoLeft(transaction, year);
    const { numDeletedRows } = await transaction
      .deleteFrom('student_years')
      .where('school_year', '=', year)
      .where('came_by', '=', 'rollOver')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('student_years')
      .set({ is_rolled_over: 0 })
      .where('school_year', '=', year)
      .where('is_rolled_over', '=', 1)
      .execute();
    await transaction.deleteFrom('roll_overs').where('school_year', '=', year).execute();
    const takenBack = Number(numDeletedRows);
    const detail = `The beginning of ${year} taken back: ${takenBack} children have no place in it any more`;
    await recordAct(transaction, staff, { act: 'changed', about: CHILDREN_OF_SCHOOL, detail }, now);
    return keepPress(transaction, now, { outcome: 'done', takenBack } as const);
  });
}

/** Who is said to leave also the year before needs no decision: it does not go up from there. */
async function decideWhoLeft(transaction: WriteTransaction, year: string): Promise<void> {
  const left = await transaction
    .selectFrom('student_years as next')
    .innerJoin('student_years as now', 'now.student_id', 'next.student_id')
    .select('next.student_id')
    .where('next.school_year', '=', year)
    .where('next.came_by', '=', 'rollOver')
    .where('next.left_on', 'is not', null)
    .where('now.school_year', '=', yearBefore(year))
    .where('now.left_on', 'is', null)
    .orderBy('next.id')
    .execute();
  for (const { student_id } of left) {
    const decided = { decision: 'leave', reason: '' } as const;
    await transaction
      .insertInto('roll_over_decisions')
      .values({ student_id, school_year: year, ...decided })
      .onConflict((same) => same.columns(['student_id', 'school_year']).doUpdateSet(decided))
      .execute();
  }
}

interface Deciding {
  year: string;
  reference: string;
  /** What was decided when the office looked. */
  seen: string;
  /** Left out to take a decision back. */
  decision?: Decision | undefined;
}

/** Somebody of the office decides of one child, if nobody decided otherwise since they looked. */
function decideChild(
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
