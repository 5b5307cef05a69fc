import { lock } from '#lib/store/lock.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { followDrafts } from './classes/draft-letters.server.ts';
import { followWishes } from './classes/wishes.server.ts';
import { followAnswers } from './coming-back/return-answers.server.ts';
import {
  beginStudentYear,
  CHILDREN_OF_SCHOOL,
  dropFollowing,
  forgetWithoutYears,
  idOf,
  yearsOf,
} from './keep-student-years.server.ts';
import './tables.server.ts';

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
  await lock(transaction, CHILDREN_OF_SCHOOL);
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
  if (leader) await followAnswers(transaction, leader.reference, others);
  const years = held.map(({ id }) => id);
  await transaction.deleteFrom('student_years').where('id', 'in', years).execute();
  const ids = held.map(({ student_id }) => student_id);
  if (leader) {
    const id = await idOf(transaction, leader.reference);
    await takeFollowing(transaction, id, ids, year);
    await followDrafts(transaction, id, ids);
    await followWishes(transaction, id, ids);
  }
  await dropFollowing(transaction, ids, year);
  await forgetWithoutYears(transaction, others);
}

/** A place that the beginning of a later year gave the child goes on with it, once. */
async function takeFollowing(
  transaction: WriteTransaction,
  leader: string,
  others: readonly string[],
  year: string,
): Promise<void> {
  const rows = await transaction
    .selectFrom('student_years')
    .select(['id', 'student_id', 'school_year'])
    .where('student_id', 'in', [leader, ...others])
    .where('school_year', '>', year)
    .orderBy('id')
    .execute();
  const has = new Set(
    rows.filter((row) => row.student_id === leader).map((row) => row.school_year),
  );
  for (const { id, student_id, school_year } of rows) {
    if (student_id === leader || has.has(school_year)) continue;
    has.add(school_year);
    await transaction
      .updateTable('student_years')
      .set({ student_id: leader })
      .where('id', '=', id)
      .where('came_by', '=', 'rollOver')
      .execute();
  }
}

interface Leader {
  reference: string;
  grade: string;
}

/**
 * The answers of an application were put right: the place is in another grade, or another year. Where the child has a
 * place in that year already, that one stays. Another answer moves nobody: a spreadsheet may have said another grade.
 */
export async function correctStudentYear(
  transaction: WriteTransaction,
  { reference, year, grade }: { reference: string; year: string; grade: string },
  corrected: { year: string; grade: string },
): Promise<void> {
  if (corrected.year === year && corrected.grade === grade) return;
  const [known] = await yearsOf(transaction, [reference], year);
  const isThere =
    corrected.year !== year && (await yearsOf(transaction, [reference], corrected.year)).length > 0;
  if (!known || isThere) return;
  const isSameClass = corrected.year === year && corrected.grade === known.grade_level;
  await transaction
    .updateTable('student_years')
    .set({
      school_year: corrected.year,
      grade_level: corrected.grade,
      // Nobody chose a class of the other grade, or of the other year.
      ...(isSameClass ? {} : { class: '' }),
    })
    .where('id', '=', known.id)
    .execute();
}
