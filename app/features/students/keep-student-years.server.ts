import { moveNotes } from '#desk/cases/case-notes.server.ts';
import { moveListLetters } from '#desk/letters/letter-records.server.ts';
import { moveMails } from '#lib/mail/waiting-mails.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { draftLetterFor } from './classes/draft-letters.server.ts';
import { leaveAgainAsBrought } from './leave-again.server.ts';
import { idOf, yearsOf } from './student-years.server.ts';
import type { StudentYearRow } from './tables.server.ts';
import './import/tables.server.ts';
import './tables.server.ts';

/** The lock of whoever says who is a child of the school. */
export const CHILDREN_OF_SCHOOL = 'children of the school';

/** A child by its reference, in one year. */
interface YearOfChild {
  reference: string;
  year: string;
}

/** A child that is enrolled. */
export interface Enrolled extends YearOfChild {
  grade: string;
  /** By which a child from a spreadsheet is known to be the same; left out where that was asked before. */
  childKey?: string;
}

/** In which grade of a year a child is, and in which class of it. */
export interface ClassOfYear {
  grade: string;
  letter: string;
}

/**
 * Writes down that a child has a place in a grade of a year, for good: it was enrolled. Twice is once. A child that came
 * from a spreadsheet goes on by its application, with all its years; where it was in another grade, it is from here on in
 * that of its application, and the answer says where it was and is.
 */
export async function beginStudentYear(
  transaction: WriteTransaction,
  { reference, year, grade, childKey }: Enrolled,
  cameBy: StudentYearRow['came_by'] = 'application',
): Promise<{ before: ClassOfYear; now: ClassOfYear } | undefined> {
  // An import that is written at the same moment would not see this child, nor this write that one.
  await lock(transaction, CHILDREN_OF_SCHOOL);
  const moved = childKey
    ? await goOnByApplication(transaction, { reference, year, grade, childKey })
    : undefined;
  await transaction
    .insertInto('students')
    .values({ id: newRowId(), reference, version: 1 })
    .onConflict((same) => same.column('reference').doNothing())
    .execute();
  const studentId = await idOf(transaction, reference);
  await transaction
    .insertInto('student_years')
    .values({
      id: newRowId(),
      student_id: studentId,
      school_year: year,
      grade_level: grade,
      // A child of the year before may stand in the draft of the classes already.
      class: await draftLetterFor(transaction, studentId, { year, grade }),
      came_by: cameBy,
      is_planned: 0,
      left_reason: '',
      is_rolled_over: 0,
    })
    .onConflict((same) => same.columns(['student_id', 'school_year']).doNothing())
    .execute();
  return moved;
}

/** The child of a spreadsheet, where exactly one is the same, gets the reference of its application. */
async function goOnByApplication(
  transaction: WriteTransaction,
  { reference, year, grade, childKey }: Enrolled & { childKey: string },
) {
  const same = await transaction
    .selectFrom('imported_children as child')
    .innerJoin('students as student', 'student.id', 'child.id')
    .select(['student.id', 'child.reference as brought'])
    .where('child.child_key', '=', childKey)
    .whereRef('student.reference', '=', 'child.reference')
    .execute();
  const isKnown = await transaction
    .selectFrom('students')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const [one, ...others] = same;
  if (!one || others.length > 0 || isKnown) return undefined;
  await transaction.updateTable('students').set({ reference }).where('id', '=', one.id).execute();
  // Whoever asks for the copy or the erasure of the application means all that the school knows and wrote of the child.
  await moveNotes(transaction, one.brought, reference);
  await moveListLetters(transaction, one.brought, reference);
  await moveMails(transaction, one.brought, reference);
  const [known] = await yearsOf(transaction, [reference], year);
  if (!known) return undefined;
  const before = { grade: known.grade_level, letter: known.class };
  const isMoved = before.grade !== grade;
  const letter = isMoved
    ? await draftLetterFor(transaction, one.id, { year, grade })
    : before.letter;
  // From now on its application counts in that year, and in its grade, also where the child had left: it has come again.
  await transaction
    .updateTable('student_years')
    .set({ came_by: 'application', grade_level: grade, class: letter })
    .set({ left_on: null, left_reason: '' })
    .where('id', '=', known.id)
    .execute();
  return isMoved ? { before, now: { grade, letter } } : undefined;
}

/**
 * Enrolling was taken back: the child has no place in that year, unless a spreadsheet says so. Then it is in its class of
 * before again. Who has no year is no child of the school.
 */
export async function takeStudentYearBack(
  transaction: WriteTransaction,
  { reference, year }: YearOfChild,
  before?: ClassOfYear,
): Promise<void> {
  await lock(transaction, CHILDREN_OF_SCHOOL);
  const [known] = await yearsOf(transaction, [reference], year);
  if (!known) return;
  if (known.import_id || known.is_rolled_over) {
    await transaction
      .updateTable('student_years')
      .set({ came_by: known.import_id ? 'import' : 'rollOver' })
      .$if(before !== undefined, (row) =>
        row.set({ grade_level: before?.grade ?? '', class: before?.letter ?? '' }),
      )
      .where('id', '=', known.id)
      .execute();
    await leaveAgainAsBrought(transaction, known);
  } else {
    await transaction.deleteFrom('student_years').where('id', '=', known.id).execute();
    await dropFollowing(transaction, [known.student_id], year);
  }
  const imported = await transaction
    .selectFrom('imported_children')
    .select('reference')
    .where('id', '=', known.student_id)
    .executeTakeFirst();
  if (imported) {
    await transaction
      .updateTable('students')
      .set(imported)
      .where('id', '=', known.student_id)
      .execute();
  }
  await forgetWithoutYears(transaction, [reference]);
}

/** Who has no place in a year goes up from it to none: what the beginning of a later one gave goes too. */
export async function dropFollowing(
  transaction: WriteTransaction,
  ids: readonly string[],
  year: string,
): Promise<void> {
  await transaction
    .deleteFrom('student_years')
    .where('student_id', 'in', [...ids, ''])
    .where('school_year', '>', year)
    .where('came_by', '=', 'rollOver')
    .execute();
}

/** Who has no year is no child of the school. */
export async function forgetWithoutYears(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  await transaction
    .deleteFrom('students')
    .where('reference', 'in', [...references, ''])
    .where('id', 'not in', (row) => row.selectFrom('student_years').select('student_id'))
    .execute();
}
