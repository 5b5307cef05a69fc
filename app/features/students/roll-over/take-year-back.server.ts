import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { firstDayOf } from '../student-year.ts';
import type { RollOverServices } from './show-roll-over.server.ts';
import { findRollOver, whyNoWayBack } from './year-that-begins.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

type TakenBack = DeskOutcome<{ takenBack: number }>;

/**
 * Takes the beginning of a year back, until its first school day: the places that it gave are gone, and every other row
 * is as it was. A place that an application holds since stays.
 */
export function takeYearBack(
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
