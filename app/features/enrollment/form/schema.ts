import * as v from 'valibot';
import { unknownFields } from '#forms/known-fields.ts';
import { type FieldError, firstOfEach, type Refusal } from '#forms/refusal.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { writtenText } from '#lib/text/written-schema.ts';
import { ageRuleMessage, isOldEnough } from '../age-rule.ts';
import { type ApplicationDay, isTaken } from '../enrollment-years.ts';
import { genders, gradeLevels } from '../grade-levels.ts';
import { type Answers, answerNames } from './answers.ts';
import { type AnswerName, answerLimits } from './limits.ts';
import type { Question } from './question.ts';
import { allQuestions, questionsOf, stepAsking, steps } from './questions.ts';

export const REFUSAL_TITLE = 'Incomplete or Invalid Information';
const EARLIEST_BIRTH = '1900-01-01';

/** The choices of answers, whatever the day. */
export const lists: Partial<Record<AnswerName, object>> = {
  studentGender: genders,
  gradeLevel: gradeLevels,
};

/** The enrollment application, for the browser and the server alike. */
export function enrollmentApplicationSchema(day: ApplicationDay) {
  const entries = Object.fromEntries(
    allQuestions.map((question) => [question.name, choiceSchema(question, day)]),
  ) as Record<AnswerName, ReturnType<typeof choiceSchema>>;
  return v.pipe(
    v.object(entries),
    v.forward(
      v.partialCheck(
        ageAnswers,
        (answers) => !isTooYoung(answers, day),
        (issue) => ageRuleMessage((issue.input as Answers).enrollmentYear),
      ),
      ['studentDOB'],
    ),
    // Of the first wrong answer the notice speaks; this one stands at the other answer that may be the wrong one.
    v.forward(
      v.partialCheck(
        ageAnswers,
        (answers) => !isTooYoung(answers, day) || !firstYearFor(answers, day),
        ({ input }) =>
          `The child is old enough for the enrollment year ${firstYearFor(input as Answers, day)}.`,
      ),
      ['enrollmentYear'],
    ),
  );
}

const ageAnswers = [['studentDOB'], ['gradeLevel'], ['enrollmentYear']] as const;
type AgeAnswers = Pick<Answers, 'studentDOB' | 'gradeLevel' | 'enrollmentYear'>;

/** Valibot asks this also about answers that have been refused one by one. */
function isTooYoung(answers: AgeAnswers, day: ApplicationDay): boolean {
  const { studentDOB, gradeLevel, enrollmentYear } = answers;
  if (!isRealDate(studentDOB) || !isTaken(enrollmentYear, day)) return false;
  return !isOldEnough(studentDOB, gradeLevel, enrollmentYear);
}

/** The first year that can be chosen and in which the child is old enough for the grade. */
function firstYearFor({ studentDOB, gradeLevel }: AgeAnswers, { years }: ApplicationDay) {
  return years.find((year) => isOldEnough(studentDOB, gradeLevel, year));
}

type ApplicationSchema = ReturnType<typeof enrollmentApplicationSchema>;
let newest: { day: string; schema: ApplicationSchema } | undefined;

/** The schema changes with the day only; making it costs more than using it. */
function schemaOf(applicationDay: ApplicationDay): ApplicationSchema {
  const day = JSON.stringify(applicationDay);
  if (newest?.day !== day) newest = { day, schema: enrollmentApplicationSchema(applicationDay) };
  return newest.schema;
}

/** One answer as a text, whatever it may say. */
export function answerSchema({ name, label, kind, missing }: Question) {
  return writtenText(label, answerLimits[name], missing, kind === 'textarea');
}

/** And by the lists and dates of the day. */
function choiceSchema(question: Question, day: ApplicationDay) {
  const faultIn = (text: string) => ruleBroken(question, text, day);
  return v.pipe(
    answerSchema(question),
    v.check(
      (text) => !faultIn(text),
      ({ input }) => faultIn(input) ?? '',
    ),
  );
}

function ruleBroken({ name, label }: Question, value: string, day: ApplicationDay) {
  if (value === '') return undefined;
  const list = lists[name];
  const isListed =
    name === 'enrollmentYear' ? isTaken(value, day) : !list || Object.hasOwn(list, value);
  if (!isListed) return `${label} must be one of the listed choices`;
  if (name !== 'studentDOB') return undefined;
  if (!isRealDate(value)) return `${label} must be a real date`;
  if (value >= day.today) return `${label} must be in the past`;
  if (value < EARLIEST_BIRTH) return `${label} must be after 1900`;
  return undefined;
}

/**
 * Parses what a browser or a program sent. Expected refusals come back with the first message of each field, in
 * the order of the form.
 */
export function parseApplication(
  input: Record<string, unknown>,
  day: ApplicationDay,
): { ok: true; answers: Answers } | { ok: false; refusal: Refusal } {
  const unknown = unknownFields(input, answerNames);
  if (unknown.length > 0) return { ok: false, refusal: refuse(unknown) };
  const result = v.safeParse(schemaOf(day), input);
  if (result.success) return { ok: true, answers: result.output };

  return { ok: false, refusal: refuse(firstOfEach(answerNames, result.issues)) };
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
  return errors.length > 0 ? refuse(errors) : undefined;
}

/** For a draft of a year that is over: the family has to choose another one. */
export function yearOverRefusal(year: string): Refusal {
  const message = `The school year ${year} is over. Please choose another year.`;
  return refuse([{ field: 'enrollmentYear', message }]);
}

/** Specification, section 5: missing answers come before the age rule, an earlier step before a later one. */
function refuse(errors: FieldError[]): Refusal {
  const [first] = errors;
  const step = steps[stepAsking(first?.field ?? '') - 1];
  const isMissing =
    step &&
    questionsOf(step).some(({ name, missing }) =>
      errors.some(({ field, message }) => field === name && message === missing),
    );
  const detail = (isMissing ? step.refusal : first?.message) ?? '';
  return { title: REFUSAL_TITLE, detail, errors };
}
