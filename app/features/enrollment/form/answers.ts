import {
  answersFrom,
  type FormAnswers,
  isBegun,
  isSameForm,
  namesOf,
} from '#forms/form-answers.ts';
import { enrollmentApplication as form } from '../enrollment-application.ts';
import { type AnswerName, allQuestions } from './questions.ts';

/** The application as it is being filled in: every answer present, as typed; empty text where there is none. */
export type Answers = FormAnswers<AnswerName>;

export const answerNames = namesOf(form);

export const emptyAnswers = (): Answers => answersOf({});

/** All answers of `source`, empty where it has no text for one. */
export const answersOf = (source: Record<string, unknown>): Answers => answersFrom(form, source);

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

/** What stands in the fields that the person sees; hidden ones only carry other steps along. */
export function answersOnScreen(element: HTMLFormElement): Partial<Answers> {
  const fields = [...element.elements] as HTMLInputElement[];
  const seen = fields.filter(({ type }) => type !== 'hidden');
  return knownAnswers(Object.fromEntries(seen.map(({ name, value }) => [name, value])));
}

export const isSameAnswers = (one: Answers, other: Answers) => isSameForm(form, one, other);

/** Whether nothing has been filled in. A year always stands in the form, so it alone is no answer. */
export const isUntouched = (answers: Answers) => !isBegun(form, answers);
