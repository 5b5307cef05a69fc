import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { countAttempt, subjectOf, TooManyAttempts } from '#lib/rate-limit/attempts.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { type GivenBy, type GivenHow, lastAnswer } from '../coming-back.ts';
import { addAnswer, listAnswersOfChild } from '../return-answers.server.ts';
import type { FamilyAnswer } from './family-answer-schema.ts';
import { findAsked, type QuestionServices } from './family-question.server.ts';
import '../../tables.server.ts';

/** Who answers about which child of the school. */
export interface Answerer {
  reference: string;
  givenBy: GivenBy;
  givenHow: GivenHow;
}

/** More than a family changes its mind in a day; each is a row that stays. */
const byChild: AttemptRule = { name: 'coming back by child', most: 10, perMs: 24 * 60 * 60_000 };

export const NOT_ASKED_NOW =
  'The school does not take this answer any more. Please call the school office.';
const TOO_OFTEN = 'This answer was changed too often today. Please call the school office.';

/** A family answers. The same answer again is one answer; a later one counts, and those before it stay. */
export async function answerAsFamily(
  {
    store,
    clock,
    content,
    secret,
  }: Omit<QuestionServices, 'store'> & { store: Store; secret: string },
  { reference, givenBy, givenHow }: Answerer,
  { year, answer, reason }: FamilyAnswer,
): Promise<{ outcome: 'done' } | { outcome: 'refused'; detail: string }> {
  const now = clock.now();
  try {
    return await store.write(async (transaction) => {
      const done = { outcome: 'done' } as const;
      await keepPress(transaction, now, done);
      const asked = await findAsked(transaction, content, reference, now);
      if (!asked?.isOpen || asked.schoolYear !== year) {
        return { outcome: 'refused', detail: NOT_ASKED_NOW } as const;
      }
      const answers = await listAnswersOfChild(transaction, reference);
      const last = lastAnswer(answers.filter((one) => one.schoolYear === year));
      const isSame =
        last?.answer === answer &&
        last.givenBy === givenBy &&
        last.givenHow === givenHow &&
        (answer !== 'no' || last.reason === reason);
      if (isSame) return done;
      const subject = subjectOf(`coming back of ${reference}`, secret);
      await countAttempt(transaction, byChild, subject, now);
      // A colleague who types an answer in at this moment is told that the family was faster.
      const { id } = await transaction
        .updateTable('students')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('reference', '=', reference)
        .returning('id')
        .executeTakeFirstOrThrow();
      await addAnswer(
        transaction,
        { studentId: id, schoolYear: year },
        { answer, reason, givenBy, givenHow, typedBy: '' },
        now,
      );
      return done;
    });
  } catch (error) {
    if (error instanceof TooManyAttempts) return { outcome: 'refused', detail: TOO_OFTEN };
    throw error;
  }
}
