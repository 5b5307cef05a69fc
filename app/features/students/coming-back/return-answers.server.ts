import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { GivenAnswer } from './coming-back.ts';
import type { ReturnAnswerRow } from './tables.server.ts';
import '../tables.server.ts';
import './tables.server.ts';

const answersOf = (read: ReadStore) =>
  read
    .selectFrom('return_answers as answer')
    .innerJoin('students as student', 'student.id', 'answer.student_id')
    .selectAll('answer')
    .select('student.reference')
    .orderBy('answer.answered_at')
    .orderBy('answer.id');

/** What was answered about the children of the school for one year, by the reference of each; or about these alone. */
export async function listAnswersOfYear(
  read: ReadStore,
  schoolYear: string,
  references?: readonly string[],
): Promise<Map<string, GivenAnswer[]>> {
  const rows = await answersOf(read)
    .where('answer.school_year', '=', schoolYear)
    .$if(references !== undefined, (answers) =>
      answers.where('student.reference', 'in', [...(references ?? []), '']),
    )
    .execute();
  const answers = new Map<string, GivenAnswer[]>();
  for (const { reference, ...row } of rows) {
    answers.set(reference, [...(answers.get(reference) ?? []), givenAnswerOf(row)]);
  }
  return answers;
}

/** All that was ever answered about one child, the oldest first. */
export async function listAnswersOfChild(
  read: ReadStore,
  reference: string,
): Promise<(GivenAnswer & { schoolYear: string })[]> {
  const rows = await answersOf(read).where('student.reference', '=', reference).execute();
  return rows.map((row) => ({ schoolYear: row.school_year, ...givenAnswerOf(row) }));
}

function givenAnswerOf(row: ReturnAnswerRow): GivenAnswer {
  return {
    id: row.id,
    answer: row.answer,
    reason: row.reason,
    givenBy: row.given_by,
    givenHow: row.given_how,
    typedBy: row.typed_by,
    answeredAt: row.answered_at,
  };
}

/** Writes an answer down; those before it stay. A reason belongs to a no alone. */
export async function addAnswer(
  transaction: WriteTransaction,
  { studentId, schoolYear }: { studentId: string; schoolYear: string },
  { answer, reason, givenBy, givenHow, typedBy }: Omit<GivenAnswer, 'id' | 'answeredAt'>,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('return_answers')
    .values({
      id: newRowId(),
      student_id: studentId,
      school_year: schoolYear,
      answer,
      reason: answer === 'no' ? reason : '',
      given_by: givenBy,
      given_how: givenHow,
      typed_by: typedBy,
      answered_at: now.toISOString(),
    })
    .execute();
}

export async function removeAnswer(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('return_answers').where('id', '=', id).execute();
}

/** Of several applications of one child one goes on: what was answered by another stays with that one. */
export async function followAnswers(
  transaction: WriteTransaction,
  leader: string,
  others: readonly string[],
): Promise<void> {
  const idsOf = (references: readonly string[]) =>
    transaction
      .selectFrom('students')
      .select('id')
      .where('reference', 'in', [...references, '']);
  const first = await idsOf([leader]).executeTakeFirst();
  if (!first) return;
  await transaction
    .updateTable('return_answers')
    .set({ student_id: first.id })
    .where('student_id', 'in', idsOf(others))
    .execute();
}

/** What the office typed in of one child, and when. */
export function answersTypedAt(
  read: ReadStore,
  studentId: string,
): Promise<{ id: string; answeredAt: string }[]> {
  return read
    .selectFrom('return_answers')
    .select(['id', 'answered_at as answeredAt'])
    .where('student_id', '=', studentId)
    .where('typed_by', '!=', '')
    .orderBy('id')
    .execute();
}

/** An answer was about another child; without one, about none of ours. */
export async function moveAnswer(
  transaction: WriteTransaction,
  id: string,
  studentId: string | undefined,
): Promise<void> {
  if (studentId === undefined) return removeAnswer(transaction, id);
  await transaction
    .updateTable('return_answers')
    .set({ student_id: studentId })
    .where('id', '=', id)
    .execute();
}
