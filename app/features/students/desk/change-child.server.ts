import * as v from 'valibot';
import { seenVersion } from '#desk/cases/office-work.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { grades } from '#features/content/grades.ts';
import { dayMonthYear, isRealDate } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { answerChanges } from '../coming-back/desk/answer-schema.ts';
import { typeAnswer } from '../coming-back/desk/type-answer.server.ts';
import { CHILDREN_OF_SCHOOL } from '../keep-student-years.server.ts';
import { type LeavingReason, leavingReasons } from '../student-year.ts';
import type { StudentYearRow } from '../tables.server.ts';
import { correctChild, correctionFields } from './correct-child.server.ts';
import '../tables.server.ts';

export const studentKind: RecordKind<'students', 'students'> = {
  room: 'students',
  table: 'students',
  key: 'reference',
  // A year that begins at this moment would not see that the child leaves, nor this the place that it gives.
  hold: (transaction) => lock(transaction, CHILDREN_OF_SCHOOL),
};

type Work = WorkOn<typeof studentKind>;

const day = (missing: string) => v.pipe(v.string(missing), v.check(isRealDate, missing));
const ofYear = { version: seenVersion, year: v.pipe(v.string(), v.regex(/^\d{4}$/)) };

/** What the office can change of a child in one of its years. */
export const childChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('class'),
    ...ofYear,
    letter: v.pipe(v.string(), v.regex(/^[A-Z]?$/, 'Write one capital letter, such as A')),
    /** Left out where it stays. */
    grade: v.optional(v.picklist(grades, 'Choose the grade')),
  }),
  v.object({
    change: v.literal('firstDay'),
    ...ofYear,
    /** Empty for the first day of the year. */
    joinedOn: v.union([v.literal(''), day('Write the day, such as 4 May 2026')]),
  }),
  v.object({
    change: v.literal('leave'),
    ...ofYear,
    leftOn: day('Write the day from which the child no longer comes, such as 4 May 2026'),
    reason: v.picklist(
      Object.keys(leavingReasons) as LeavingReason[],
      'Choose why the child leaves',
    ),
  }),
  v.object({ change: v.literal('stay'), ...ofYear }),
  v.object({ change: v.literal('correct'), version: seenVersion, ...correctionFields }),
  ...answerChanges,
]);

export type ChildChange = v.InferOutput<typeof childChangeSchema>;

/**
 * Somebody of the office changes where a child is in one year, since when and until when, what its family answered, or what
 * a spreadsheet said of it.
 */
export function changeChild(
  services: ChangeServices & Pick<RoomServices, 'content' | 'judgePeople'>,
  staff: StaffIn<'students'>,
  reference: string,
  asked: ChildChange,
): Promise<DeskOutcome> {
  const seen = { key: reference, version: asked.version };
  return changeRecord(studentKind, services, staff, seen, async (work) => {
    if (asked.change === 'answer' || asked.change === 'answerBack') {
      return typeAnswer(work, services.content.calendar, asked);
    }
    if (asked.change === 'correct') return correctChild(work, services, asked);
    const years = await yearsOf(work);
    const inYear = years.find((one) => one.school_year === asked.year);
    if (!inYear) return { outcome: 'notFound' };
    switch (asked.change) {
      case 'class': {
        const { letter, grade = inYear.grade_level } = asked;
        const isOther = grade !== inYear.grade_level;
        if (isOther && inYear.came_by === 'application') {
          return refuse('The application says the grade. Correct it there.', 'grade');
        }
        await setYears(work, [inYear], { class: letter, grade_level: grade });
        return { set: {}, did: [{ schoolYear: asked.year, ...(isOther && { grade }), letter }] };
      }
      case 'firstDay': {
        const joined_on = asked.joinedOn || null;
        const fault = faultOfDay(inYear, joined_on, 'joinedOn');
        if (fault) return fault;
        if (joined_on && inYear.left_on && joined_on >= inYear.left_on) {
          return refuse(`The child left on ${dayMonthYear(inYear.left_on)}.`, 'joinedOn');
        }
        await setYears(work, [inYear], { joined_on });
        return { set: {}, did: [{ schoolYear: asked.year, joinedOn: joined_on }] };
      }
      case 'leave':
        return leave(work, inYear, years, asked);
      case 'stay': {
        if (!inYear.left_on) return refuse('This child has not left.');
        const together = years.filter(
          (one) => one.left_on === inYear.left_on && one.school_year >= asked.year,
        );
        await setYears(work, together, { left_on: null, left_reason: '' });
        return { set: {}, did: [{ schoolYear: asked.year, leftOn: null }] };
      }
    }
  });
}

/** With this year end those after it: a child that leaves holds no place of next year either. */
async function leave(
  work: Work,
  inYear: StudentYearRow,
  years: readonly StudentYearRow[],
  { leftOn, reason, year }: Extract<ChildChange, { change: 'leave' }>,
): ChangeOf<typeof studentKind> {
  if (inYear.left_on) {
    return refuse(`This child left on ${dayMonthYear(inYear.left_on)} already.`, 'leftOn');
  }
  const fault = faultOfDay(inYear, leftOn, 'leftOn');
  if (fault) return fault;
  if (inYear.joined_on && leftOn < inYear.joined_on) {
    return refuse(`The child came on ${dayMonthYear(inYear.joined_on)}.`, 'leftOn');
  }
  const ending = years.filter((one) => one.school_year >= year && !one.left_on);
  await setYears(work, ending, { left_on: leftOn, left_reason: reason });
  return { set: {}, did: [{ schoolYear: year, leftOn, said: reason }] };
}

/** A year that has not begun can be left before it begins. */
function faultOfDay({ school_year: year }: StudentYearRow, on: string | null, field: string) {
  const isWithin = !on || on.startsWith(year) || (field === 'leftOn' && on < year);
  return isWithin ? undefined : refuse(`This day is not in ${year}.`, field);
}

function yearsOf({ transaction, row }: Work): Promise<StudentYearRow[]> {
  return transaction
    .selectFrom('student_years')
    .selectAll()
    .where('student_id', '=', row.id)
    .orderBy('school_year')
    .execute();
}

async function setYears(
  { transaction }: Work,
  years: readonly StudentYearRow[],
  columns: Partial<StudentYearRow>,
): Promise<void> {
  await transaction
    .updateTable('student_years')
    .set(columns)
    .where('id', 'in', [...years.map(({ id }) => id), ''])
    .execute();
}
