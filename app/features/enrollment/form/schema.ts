import { parseForm, refuse } from '#forms/parse-form.ts';
import type { FieldError, Refusal } from '#forms/refusal.ts';
import type { AskedForm } from '#forms/short-form.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { ageRuleMessage, isOldEnough } from '../age-rule.ts';
import { type ApplicationDay, isTaken } from '../enrollment-years.ts';
import type { Answers } from './answers.ts';
import { type AnswerName, allQuestions, stepAsking, steps } from './questions.ts';

/** What a family is asked, and by what rules, for the browser and the server alike. */
export const enrollmentForm = {
  questions: allQuestions,
  steps,
  refuses: { title: 'Incomplete or Invalid Information' },
  findErrors: ageErrors,
} as const satisfies AskedForm<AnswerName, ApplicationDay>;

/** Of the first wrong answer the notice speaks; the second stands at the other one that may be wrong. */
function ageErrors(answers: Answers, day: ApplicationDay): FieldError[] {
  const { studentDOB, gradeLevel, enrollmentYear } = answers;
  if (!isRealDate(studentDOB) || !isTaken(enrollmentYear, day)) return [];
  if (isOldEnough(studentDOB, gradeLevel, enrollmentYear)) return [];
  const first = day.years.find((year) => isOldEnough(studentDOB, gradeLevel, year));
  const message = `The child is old enough for the enrollment year ${first}.`;
  return [
    { field: 'studentDOB', message: ageRuleMessage(enrollmentYear) },
    ...(first ? [{ field: 'enrollmentYear', message }] : []),
  ];
}

/** Parses what a browser or a program sent. */
export function parseApplication(input: Record<string, unknown>, day: ApplicationDay) {
  return parseForm(enrollmentForm, input, day);
}

/** What one step (1 to 3) still needs; undefined when Next may go on. */
export function stepRefusal(
  answers: Answers,
  step: number,
  day: ApplicationDay,
): Refusal | undefined {
  const result = parseApplication(answers, day);
  if (result.ok) return undefined;
  const errors = result.refusal.errors.filter((error) => stepAsking(error.field) === step);
  return errors.length > 0 ? refuse(enrollmentForm, errors) : undefined;
}

/** For a draft of a year that is over: the family has to choose another one. */
export function yearOverRefusal(year: string): Refusal {
  const message = `The school year ${year} is over. Please choose another year.`;
  return refuse(enrollmentForm, [{ field: 'enrollmentYear', message }]);
}
