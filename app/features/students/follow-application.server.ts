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
} from './keep-student-years.server.ts';
import { leaveAgain } from './leave-again.server.ts';
import { idOf, yearsOf } from './student-years.server.ts';
import type { StudentYearRow } from './tables.server.ts';
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
  if (leader) await giveYear(transaction, { ...leader, year }, held);
  if (held.length === 0) return;
  if (leader) await followAnswers(transaction, leader.reference, others);
  const years = held.map(({ id }) => id);
  await transaction.deleteFrom('student_years').where('id', 'in', years).execute();
  const ids = held.map(({ student_id }) => student_id);
  if (leader) {
    const id = await idOf(transaction, leader.reference);
    await takeFollowing(transaction, id, held, year);
    await followDrafts(transaction, id, ids);
    await followWishes(transaction, id, ids);
  }
  await dropFollowing(transaction, ids, year);
  await forgetWithoutYears(transaction, others);
}

/** The one that goes on has its own place of that year, or that of another one, or begins it anew. */
async function giveYear(
  transaction: WriteTransaction,
  { reference, year, grade }: Leader & { year: string },
  held: readonly StudentYearRow[],
): Promise<void> {
  if ((await yearsOf(transaction, [reference], year)).length > 0) return;
  await beginStudentYear(transaction, { reference, year, grade });
  const [begun] = await yearsOf(transaction, [reference], year);
  if (!begun) return;
  const first = held.find((one) => !one.left_on) ?? held[0];
  // Its own place went when another one went on for the child, and comes back as it was left.
  if (!first) return leaveAgain(transaction, begun, reference);
  const { id: _, student_id: __, ...known } = first;
  // An application says the grade; a spreadsheet may have said another one.
  const isOfForm = known.came_by === 'application' && known.grade_level !== grade;
  await transaction
    .updateTable('student_years')
    .set({ ...known, ...(isOfForm && { grade_level: grade, class: begun.class }) })
    .where('id', '=', begun.id)
    .execute();
}

/**
 * A place that the beginning of a later year gave the child goes on with it, once. Where only the other form was left,
 * the place that was left with it is not left either.
 */
async function takeFollowing(
  transaction: WriteTransaction,
  leader: string,
  held: readonly StudentYearRow[],
  year: string,
): Promise<void> {
  const others = held.map(({ student_id }) => student_id);
  const own = await transaction
    .selectFrom('student_years')
    .select('left_on')
    .where('student_id', '=', leader)
    .where('school_year', '=', year)
    .executeTakeFirst();
  const rows = await transaction
    .selectFrom('student_years')
    .select(['id', 'student_id', 'school_year', 'left_on'])
    .where('student_id', 'in', [leader, ...others])
    .where('school_year', '>', year)
    .orderBy('id')
    .execute();
  const has = new Set(
    rows.filter((row) => row.student_id === leader).map((row) => row.school_year),
  );
  for (const { id, student_id, school_year, left_on } of rows) {
    if (student_id === leader || has.has(school_year)) continue;
    has.add(school_year);
    const isLeftWith = held.some((one) => one.student_id === student_id && one.left_on === left_on);
    const isStaying = isLeftWith && !own?.left_on;
    await transaction
      .updateTable('student_years')
      .set({ student_id: leader, ...(isStaying && { left_on: null, left_reason: '' }) })
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
 * place in that year already, that one stays. Another answer moves nobody.
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
