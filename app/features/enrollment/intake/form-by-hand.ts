import { parseForm } from '#forms/parse-form.ts';
import type { ApplicationDay } from '../enrollment-years.ts';
import { allQuestions } from '../form/questions.ts';
import { enrollmentForm } from '../form/schema.ts';

/** The questions and rules of the wizard, except that a family without an address gives none. */
export const formByHand = {
  ...enrollmentForm,
  questions: allQuestions.map(({ missing, ...question }) =>
    question.name === 'parent1Email' || !missing ? question : { ...question, missing },
  ),
};

/** The answers of a paper form. */
export function parseFormByHand(input: Record<string, unknown>, day: ApplicationDay) {
  return parseForm(formByHand, input, day);
}
