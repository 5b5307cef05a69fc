import type { ChangeOf } from '#desk/record/change-record.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { WorkOn } from '#desk/record/record-kind.server.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { studentKind } from '../../desk/change-child.server.ts';
import { lastAnswer } from '../coming-back.ts';
import { addAnswer, listAnswersOfChild, removeAnswer } from '../return-answers.server.ts';
import { findYearAhead } from '../return-questions.server.ts';
import type { AnswerChange } from './answer-schema.ts';

/** The office types in what a family said, or takes the last answer that it typed back. */
export async function typeAnswer(
  { transaction, staff, row, now }: WorkOn<typeof studentKind>,
  calendar: Pick<SchoolCalendar, 'terms'>,
  asked: AnswerChange,
): ChangeOf<typeof studentKind> {
  const { schoolYear, question } = await findYearAhead(transaction, calendar, dayInLusaka(now));
  if (asked.year !== schoolYear || !question) {
    return refuse(`The school does not ask who comes back in ${asked.year}.`);
  }
  if (asked.change === 'answer') {
    const { answer, how, reason } = asked;
    await addAnswer(
      transaction,
      { studentId: row.id, schoolYear },
      { answer, reason, givenBy: 'office', givenHow: how, typedBy: staff.email },
      now,
    );
    const said = answer === 'no' && reason ? { said: reason } : {};
    return { set: {}, did: [{ schoolYear, comesBack: answer, answeredHow: how, ...said }] };
  }
  const given = await listAnswersOfChild(transaction, row.reference);
  const last = lastAnswer(given.filter((one) => one.schoolYear === schoolYear));
  if (last?.givenBy !== 'office') {
    return refuse('The family has answered by itself. Write down what it says now instead.');
  }
  await removeAnswer(transaction, last.id);
  return { set: {}, did: [{ schoolYear, comesBack: null }] };
}
