import { phoneKey } from '#lib/search/search-words.ts';
import type { Answers } from '../form/answers.ts';
import type { AnswerName } from '../form/questions.ts';

const OF_GUARDIAN = /^parent([12])(\w+)$/;
const OF_EMERGENCY = /^emergencyContact/;

/** Whether a question is about somebody who may stand on the forms of several children: a guardian, or whom to call. */
export function isOfFamily(question: AnswerName): boolean {
  return OF_GUARDIAN.test(question) || OF_EMERGENCY.test(question);
}

/**
 * The question by which another child's form says the same of the same person, whichever guardian it calls the first:
 * the name is the same on both, and so is the answer. Undefined where it says something else, which may be right.
 */
export function sameAnswerIn(
  question: AnswerName,
  stands: Answers,
  other: Answers,
): AnswerName | undefined {
  const [, number, field] = OF_GUARDIAN.exec(question) ?? [];
  const there = number
    ? (['1', '2'] as const)
        .filter((one) => isSame(guardianIn(stands, number), guardianIn(other, one)))
        .map((one) => `parent${one}${field}` as AnswerName)
    : OF_EMERGENCY.test(question) && isSame(stands.emergencyContactName, other.emergencyContactName)
      ? [question]
      : [];
  return there.find((name) => isSame(stands[question], other[name]));
}

function guardianIn(answers: Answers, number: string): string {
  const of = (field: string) => answers[`parent${number}${field}` as AnswerName];
  return `${of('FirstName')} ${of('LastName')}`;
}

/** Written alike, or dialled alike; nobody is the same as nobody. */
function isSame(one: string, other: string): boolean {
  const [here, there] = [one.trim().toLowerCase(), other.trim().toLowerCase()];
  return (
    here !== '' && (here === there || (phoneKey(one) !== '' && phoneKey(one) === phoneKey(other)))
  );
}
