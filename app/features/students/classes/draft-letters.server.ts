import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store, WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

export interface DraftLetter {
  grade: string;
  letter: string;
}

/** The letters that the office chose for one year, by the id of the child. */
export async function listDraftLetters(
  read: ReadStore,
  year: string,
): Promise<Map<string, DraftLetter>> {
  const rows = await read
    .selectFrom('class_drafts')
    .selectAll()
    .where('school_year', '=', year)
    .execute();
  return new Map(
    rows.map((row) => [row.student_id, { grade: row.grade_level, letter: row.class }]),
  );
}

/** The letters that were chosen for one child, by its reference, in years in which it has no place that says its class. */
export async function listDraftsOf(
  read: ReadStore,
  reference: string,
): Promise<(DraftLetter & { draftFor: string })[]> {
  const rows = await read
    .selectFrom('class_drafts as draft')
    .innerJoin('students as student', 'student.id', 'draft.student_id')
    .selectAll('draft')
    .where('student.reference', '=', reference)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('student_years as place')
            .select('place.id')
            .whereRef('place.student_id', '=', 'draft.student_id')
            .whereRef('place.school_year', '=', 'draft.school_year'),
        ),
      ),
    )
    .orderBy('draft.school_year')
    .execute();
  return rows.map((row) => ({
    draftFor: row.school_year,
    grade: row.grade_level,
    letter: row.class,
  }));
}

/** The letter that a child which gets its place in this grade and year has in the draft; empty where nobody chose one. */
export async function draftLetterFor(
  read: ReadStore,
  studentId: string,
  { year, grade }: { year: string; grade: string },
): Promise<string> {
  const draft = await read
    .selectFrom('class_drafts')
    .select('class')
    .where('student_id', '=', studentId)
    .where('school_year', '=', year)
    .where('grade_level', '=', grade)
    .executeTakeFirst();
  return draft?.class ?? '';
}

/** Of several forms of one child one goes on: it keeps its own letter of a year, or gets that of another form. */
export async function followDrafts(
  transaction: WriteTransaction,
  leader: string,
  others: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('class_drafts')
    .selectAll()
    .where('student_id', 'in', [...others, ''])
    .where('student_id', '!=', leader)
    .orderBy('student_id')
    .execute();
  for (const row of rows) {
    await transaction
      .insertInto('class_drafts')
      .values({ ...row, student_id: leader })
      .onConflict((same) => same.columns(['student_id', 'school_year']).doNothing())
      .execute();
  }
}

/** Forgets the letters of years that are over: each child that came has its class in that year, and nobody asks for the others. */
export async function forgetOldClassDrafts(store: Store, now: Date): Promise<void> {
  const year = dayInLusaka(now).slice(0, 4);
  await store.write((transaction) =>
    transaction.deleteFrom('class_drafts').where('school_year', '<', year).execute(),
  );
}
