import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { StudentYearRow } from './tables.server.ts';
import './tables.server.ts';

/** A child by its reference, in one year. */
interface YearOfChild {
  reference: string;
  year: string;
}

/** Writes down that a child has a place in a grade of a year, for good: it was enrolled. Twice is once. */
export async function beginStudentYear(
  transaction: WriteTransaction,
  { reference, year, grade }: YearOfChild & { grade: string },
  cameBy: StudentYearRow['came_by'] = 'application',
): Promise<void> {
  await transaction
    .insertInto('students')
    .values({ id: newRowId(), reference, version: 1 })
    .onConflict((same) => same.column('reference').doNothing())
    .execute();
  await transaction
    .insertInto('student_years')
    .values({
      id: newRowId(),
      student_id: await idOf(transaction, reference),
      school_year: year,
      grade_level: grade,
      class: '',
      came_by: cameBy,
      is_planned: 0,
      joined_on: null,
      left_on: null,
      left_reason: '',
    })
    .onConflict((same) => same.columns(['student_id', 'school_year']).doNothing())
    .execute();
}

/** Enrolling was taken back: the child has no place in that year. Who has no year is no child of the school. */
export async function takeStudentYearBack(
  transaction: WriteTransaction,
  { reference, year }: YearOfChild,
): Promise<void> {
  const student = transaction
    .selectFrom('students')
    .select('id')
    .where('reference', '=', reference);
  await transaction
    .deleteFrom('student_years')
    .where('student_id', 'in', student)
    .where('school_year', '=', year)
    .execute();
  await forgetWithoutYears(transaction, [reference]);
}

/**
 * Of several applications of one child in one year, one goes on: what the school knows of the child stays with that
 * one. `leader` is left out where nothing of them is a place at the school.
 */
export async function leadStudentYears(
  transaction: WriteTransaction,
  {
    year,
    leader,
    others,
  }: { year: string; leader?: Leader | undefined; others: readonly string[] },
): Promise<void> {
  const held = await yearsOf(transaction, others, year);
  const [first] = held;
  if (leader && first && (await yearsOf(transaction, [leader.reference], year)).length === 0) {
    await beginStudentYear(transaction, { reference: leader.reference, year, grade: leader.grade });
    const { id: _, student_id: __, ...known } = first;
    await transaction
      .updateTable('student_years')
      .set(known)
      .where('student_id', '=', await idOf(transaction, leader.reference))
      .where('school_year', '=', year)
      .execute();
  } else if (leader) {
    await beginStudentYear(transaction, { reference: leader.reference, year, grade: leader.grade });
  }
  if (held.length === 0) return;
  await transaction
    .deleteFrom('student_years')
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .execute();
  await forgetWithoutYears(transaction, others);
}

interface Leader {
  reference: string;
  grade: string;
}

/**
 * The answers of an application were put right: the place is in another grade, or another year. Where the child has a
 * place in that year already, that one stays.
 */
export async function correctStudentYear(
  transaction: WriteTransaction,
  { reference, year }: YearOfChild,
  corrected: { year: string; grade: string },
): Promise<void> {
  const [known] = await yearsOf(transaction, [reference], year);
  const isThere =
    corrected.year !== year && (await yearsOf(transaction, [reference], corrected.year)).length > 0;
  if (!known || isThere) return;
  await transaction
    .updateTable('student_years')
    .set({ school_year: corrected.year, grade_level: corrected.grade })
    .where('id', '=', known.id)
    .execute();
}

async function idOf(read: ReadStore, reference: string): Promise<string> {
  const { id } = await read
    .selectFrom('students')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

function yearsOf(read: ReadStore, references: readonly string[], year: string) {
  return read
    .selectFrom('student_years as year')
    .innerJoin('students as student', 'student.id', 'year.student_id')
    .selectAll('year')
    .where('student.reference', 'in', [...references, ''])
    .where('year.school_year', '=', year)
    .orderBy('year.id')
    .execute();
}

async function forgetWithoutYears(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('students')
    .where('reference', 'in', [...references, ''])
    .where('id', 'not in', (row) => row.selectFrom('student_years').select('student_id'))
    .execute();
}
