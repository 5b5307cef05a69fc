import type { ReadStore } from '#lib/store/store.server.ts';
import { listDecisions } from '../roll-over/list-decisions.server.ts';
import { findRollOver } from '../roll-over/year-that-begins.server.ts';
import { type GivenAnswer, lastAnswer, yearBefore } from './coming-back.ts';
import { listAnswersOfYear } from './return-answers.server.ts';
import '../tables.server.ts';

/** A child whose place in a year is not what its family was told that the answer means. */
export interface AgainstAnswer {
  reference: string;
  /** The answer that counts. */
  last: GivenAnswer;
  /** Whether the place is a row of the year already; otherwise the office decided that the child gets one. */
  isGiven: boolean;
}

/**
 * Children who leave, as their family says, and keep a place in that year all the same: it was given before the answer came,
 * or decided. And those who come back after the year has begun without them. Nobody but the office can put that right.
 */
export async function listAgainstAnswers(
  read: ReadStore,
  schoolYear: string,
): Promise<AgainstAnswer[]> {
  const answers = await listAnswersOfYear(read, schoolYear);
  if (answers.size === 0) return [];
  const hasBegun = (await findRollOver(read, schoolYear)) !== undefined;
  const decisions = await listDecisions(read, schoolYear);
  const rows = await read
    .selectFrom('student_years as now')
    .innerJoin('students as student', 'student.id', 'now.student_id')
    .leftJoin('student_years as next', (join) =>
      join.onRef('next.student_id', '=', 'now.student_id').on('next.school_year', '=', schoolYear),
    )
    .select(['student.id', 'student.reference', 'next.id as given', 'next.left_on as leftOn'])
    .where('now.school_year', '=', yearBefore(schoolYear))
    .where('now.left_on', 'is', null)
    .orderBy('now.id')
    .execute();
  return rows.flatMap(({ id, reference, given, leftOn }) => {
    const last = lastAnswer(answers.get(reference) ?? []);
    const decided = decisions.get(id)?.is;
    const isGiven = given !== null;
    const keepsPlace = isGiven ? !leftOn : decided === 'up' || decided === 'repeat';
    const isLeftOut = hasBegun && !isGiven && decided !== 'leave' && decided !== 'same';
    const isAgainst = last?.answer === 'no' ? keepsPlace : last?.answer === 'yes' && isLeftOut;
    return last && isAgainst ? [{ reference, last, isGiven }] : [];
  });
}
