import type { ReadStore } from '#lib/store/store.server.ts';
import type { StudentYear } from './student-year.ts';
import type { StudentYearRow } from './tables.server.ts';
import './tables.server.ts';

/** The years at the school of each of these children, by its reference, the newest first; nothing for any other. */
export async function listStudentYears(
  read: ReadStore,
  references: readonly string[],
): Promise<Map<string, StudentYear[]>> {
  const rows = await read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .selectAll('year')
    .select('student.reference')
    .where('student.reference', 'in', [...references, ''])
    .orderBy('year.school_year', 'desc')
    .execute();
  const years = new Map<string, StudentYear[]>();
  for (const { reference, ...row } of rows) {
    years.set(reference, [...(years.get(reference) ?? []), studentYearOf(row)]);
  }
  return years;
}

/** The letters that classes of a year have, whatever a list is narrowed to: each can be chosen next. */
export async function listClassLetters(read: ReadStore, schoolYear: string): Promise<string[]> {
  const rows = await read
    .selectFrom('student_years')
    .select('class')
    .distinct()
    .where('school_year', '=', schoolYear)
    .where('class', '!=', '')
    .orderBy('class')
    .execute();
  return rows.map((row) => row.class);
}

export function studentYearOf(row: StudentYearRow): StudentYear {
  return {
    schoolYear: row.school_year,
    grade: row.grade_level,
    letter: row.class,
    isPlanned: row.is_planned === 1,
    joinedOn: row.joined_on,
    leftOn: row.left_on,
    leftReason: row.left_reason,
  };
}

/** The id of a child of the school. */
export async function idOf(read: ReadStore, reference: string): Promise<string> {
  const { id } = await read
    .selectFrom('students')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

/** The rows of these children in one year. */
export function yearsOf(read: ReadStore, references: readonly string[], year: string) {
  return read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .selectAll('year')
    .where('student.reference', 'in', [...references, ''])
    .where('year.school_year', '=', year)
    .orderBy('year.id')
    .execute();
}

/** Which of these have a place in that year that they have not left. */
export async function listStaying(
  read: ReadStore,
  references: readonly string[],
  year: string,
): Promise<string[]> {
  const rows = await read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .select('student.reference')
    .where('student.reference', 'in', [...references, ''])
    .where('year.school_year', '=', year)
    .where('year.left_on', 'is', null)
    .execute();
  return rows.map(({ reference }) => reference);
}
