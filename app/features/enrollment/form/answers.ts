import { type FormAnswers, namesOf } from '#forms/short-form.ts';
import { type AnswerName, allQuestions } from './questions.ts';

/** The application as it is being filled in: every answer present, as typed; empty text where there is none. */
export type Answers = FormAnswers<AnswerName>;

export const answerNames = namesOf({ questions: allQuestions });

export function emptyAnswers(): Answers {
  return Object.fromEntries(answerNames.map((name) => [name, ''])) as Answers;
}

/** The known answers of `source` that are text; everything else is left out. */
export function knownAnswers(source: Record<string, unknown>): Partial<Answers> {
  const known = answerNames.flatMap((name) => {
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** The same of a form that is still being typed: whatever is too long is cut where the form would refuse it. */
export function answersWithinLimits(source: Record<string, unknown>): Partial<Answers> {
  const known = knownAnswers(source);
  const within = allQuestions.flatMap(({ name, limit }) =>
    known[name] === undefined ? [] : [[name, known[name].slice(0, 2 * limit)]],
  );
  return Object.fromEntries(within);
}

export function answersFromForm(form: FormData): Partial<Answers> {
  return knownAnswers(Object.fromEntries(form));
}

/** What stands in the fields that the person sees; hidden ones only carry other steps along. */
export function answersOnScreen(form: HTMLFormElement): Partial<Answers> {
  const fields = [...form.elements] as HTMLInputElement[];
  const seen = fields.filter(({ type }) => type !== 'hidden');
  return knownAnswers(Object.fromEntries(seen.map(({ name, value }) => [name, value])));
}

export function isSameAnswers(one: Answers, other: Answers): boolean {
  return answerNames.every((name) => one[name].trim() === other[name].trim());
}

/** Whether nothing has been filled in. A year always stands in the form, so it alone is no answer. */
export function isUntouched(answers: Answers): boolean {
  return isSameAnswers({ ...answers, enrollmentYear: '' }, emptyAnswers());
}
