import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenSection } from '#lib/text/written-section.ts';
import { classInWords, leavingReasons, type StudentYear } from './student-year.ts';
import { listStudentYears } from './student-years.server.ts';
import './tables.server.ts';

/** That a child is or was at the school: each of its years, with its class, and when and why it left. */
export const heldStudents: HeldRecords = {
  kind: 'student',
  async find(read, reference) {
    const years = (await listStudentYears(read, [reference])).get(reference) ?? [];
    return {
      rows: years,
      tell: () => ({ sections: years.flatMap(yearInWords) }),
    };
  },
  async erase(transaction, reference) {
    const years = (await listStudentYears(transaction, [reference])).get(reference) ?? [];
    await transaction.deleteFrom('students').where('reference', '=', reference).execute();
    return { rows: years.length };
  },
};

function yearInWords(year: StudentYear) {
  return writtenSection(`At our school in ${year.schoolYear}`, [
    ['Class', classInWords(year)],
    ['First day', year.joinedOn ? dayMonthYear(year.joinedOn) : ''],
    ['Left on', year.leftOn ? dayMonthYear(year.leftOn) : ''],
    ['Why', year.leftReason && leavingReasons[year.leftReason]],
  ]);
}

/** Children whose last year at the school was over by that day, or who had left it by then. */
export const endedStudents = (read: ReadStore, day: PlainDate) =>
  read
    .selectFrom('students as student')
    .innerJoin('student_years as year', 'year.student_id', 'student.id')
    .select('student.reference')
    .groupBy('student.reference')
    .having(
      ({ fn, eb, ref, val }) =>
        fn.max(fn.coalesce('year.left_on', eb(ref('year.school_year'), '||', val('-12-31')))),
      '<=',
      day,
    );
