import { questionsOf } from '#forms/short-form.ts';
import { type Answers, answerNames } from '../answers.ts';
import type { AnswerName } from '../questions.ts';
import { steps } from '../questions.ts';

/** Asked about the child; all other questions are about the guardians and whom to call in an emergency. */
const aboutChild: readonly AnswerName[] = [
  ...steps.filter(({ id }) => id === 'student').flatMap((step) => questionsOf(step)),
  { name: 'additionalInfo' as const },
].map(({ name }) => name);

/** What stays for a brother or sister: guardians and emergency contact. */
export function answersOfGuardians(answers: Answers): Partial<Answers> {
  const kept = answerNames.filter((name) => !aboutChild.includes(name));
  return Object.fromEntries(kept.map((name) => [name, answers[name]]));
}

/** Whether something of the child stands in it. A year stands in every form. */
export function hasChild(answers: Partial<Answers>): boolean {
  return aboutChild.some((name) => name !== 'enrollmentYear' && answers[name]?.trim());
}
