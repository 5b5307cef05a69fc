import * as v from 'valibot';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { typedText } from '#lib/text/typed-schema.ts';
import { answersFrom, chosenIn, type FormAnswers, namesOf } from './form-answers.ts';
import { refuseUnknown } from './known-fields.ts';
import { type FieldError, firstOfEach, REFUSAL_TITLE, type Refusal } from './refusal.ts';
import { type AskedForm, type FormQuestion, questionsOf } from './short-form.ts';

/** Specification, section 5. */
export const MISSING_ALL = 'Please fill in all fields.';
/** Of a form with questions that may stay empty. */
export const MISSING_REQUIRED = 'Please fill in all required fields.';

/** For the browser and the server alike. */
export function formSchema<Name extends string, Day>(
  { questions }: AskedForm<Name, Day>,
  day: Day,
) {
  const entries = questions.map((question) => [
    question.name,
    question.file?.schema ?? answerSchema(question, day),
  ]);
  return v.object(Object.fromEntries(entries) as Record<Name, ReturnType<typeof answerSchema>>);
}

/** One answer as a text, whatever it may say. */
export const textSchema = ({ label, limit, missing, kind }: FormQuestion<string, never>) =>
  typedText(label, limit, missing, kind === 'textarea');

function answerSchema<Day>(question: FormQuestion<string, Day>, day: Day) {
  const { label, kind, missing, choices, notOffered, tidy, faultIn } = question;
  return v.pipe(
    textSchema(question),
    v.check((text) => !missing || kind !== 'checkboxes' || chosenIn(text).length > 0, missing),
    v.check(
      (text) => kind !== 'date' || text === '' || isRealDate(text),
      notOffered ?? 'Enter a day that exists',
    ),
    v.check(
      (text) => !choices || isOffered(question, text, day),
      notOffered ?? `${label} Choose what is offered.`,
    ),
    v.transform((text) => tidy?.(text) ?? text),
    v.check(
      (text) => !faultIn?.(text, day),
      ({ input }) => faultIn?.(input, day) ?? '',
    ),
  );
}

function isOffered<Day>(
  { kind, choices, takes }: FormQuestion<string, Day>,
  text: string,
  day: Day,
) {
  const offered = choices?.(day) ?? [];
  const chosen = kind === 'checkboxes' ? chosenIn(text) : [text].filter(Boolean);
  return chosen.every(
    (one) => offered.some(({ value }) => value === one) || takes?.(one, day) === true,
  );
}

/** Parses what a browser or a program sent. Expected refusals come back with the first message of each field. */
export function parseForm<Name extends string, Day>(
  form: AskedForm<Name, Day>,
  input: Record<string, unknown>,
  day: Day,
): { ok: true; answers: FormAnswers<Name> } | { ok: false; refusal: Refusal } {
  const names = namesOf(form);
  const unknown = refuseUnknown(input, names, form.refuses?.title);
  if (unknown) return { ok: false, refusal: unknown };
  const result = v.safeParse(schemaOn(form, day), withNumbersAsText(form, input));
  const wrong = firstOfEach(names, result.issues ?? []);
  const isJudged = result.success || form.steps;
  const together = isJudged && form.findErrors?.(answersFrom(form, Object(result.output)), day);
  const found = [...wrong, ...(together || [])];
  const errors = names.flatMap((name) => found.find(({ field }) => field === name) ?? []);
  if (errors.length > 0 || !result.success) return { ok: false, refusal: refuse(form, errors) };
  return { ok: true, answers: inOrder(form, result.output as FormAnswers<Name>, day) };
}

const newest = new WeakMap<object, { day: string; schema: v.GenericSchema }>();

/** The schema changes with the day only; making it costs more than using it. */
function schemaOn<Day>(form: AskedForm<string, Day>, day: Day): v.GenericSchema {
  const on = JSON.stringify(day);
  const kept = newest.get(form);
  if (kept?.day === on) return kept.schema;
  const schema = formSchema(form, day);
  newest.set(form, { day: on, schema });
  return schema;
}

/** What the form says to these errors, of which there is at least one. */
export function refuse(form: AskedForm<string, never>, errors: FieldError[]): Refusal {
  return { title: form.refuses?.title ?? REFUSAL_TITLE, detail: detailOf(form, errors), errors };
}

/** A program may send an amount as a number. */
function withNumbersAsText(
  { questions }: AskedForm<string, never>,
  input: Record<string, unknown>,
) {
  const numbers = questions.flatMap(({ inputMode, name }) =>
    inputMode === 'decimal' && typeof input[name] === 'number' ? [[name, String(input[name])]] : [],
  );
  return { ...input, ...Object.fromEntries(numbers) };
}

const returned = new WeakMap<object, object>();

/**
 * The form as it judges what the school had accepted before and lost since: by kinds and lengths alone. What is offered,
 * open or allowed may have changed meanwhile.
 */
export function asTakenBefore<Form extends AskedForm<string, never>>(form: Form): Form {
  const known = returned.get(form) as Form | undefined;
  if (known) return known;
  const questions = form.questions.map((question) => ({
    ...question,
    takes: () => true,
    faultIn: undefined,
  }));
  const lenient = { ...form, questions, findErrors: undefined };
  returned.set(form, lenient);
  return lenient as Form;
}

/** Ticked choices in the order of the form, each once: what is the same reads the same. */
function inOrder<Name extends string, Day>(
  { questions }: AskedForm<Name, Day>,
  answers: FormAnswers<Name>,
  day: Day,
): FormAnswers<Name> {
  const ordered = { ...answers };
  for (const { name, kind, choices } of questions) {
    if (kind !== 'checkboxes') continue;
    const chosen = chosenIn(answers[name]);
    const values = (choices?.(day) ?? []).map(({ value }) => value);
    const others = [...new Set(chosen)].filter((value) => !values.includes(value));
    ordered[name] = [...values.filter((value) => chosen.includes(value)), ...others].join(',');
  }
  return ordered;
}

/** Something missing comes before something wrong; of several steps the first one with an error speaks. */
function detailOf(
  { questions, steps, refuses }: AskedForm<string, never>,
  errors: FieldError[],
): string {
  const [first] = errors;
  if (!first) throw new Error('A refusal names at least one error');
  const step = steps?.find((one) => questionsOf(one).some(({ name }) => name === first.field));
  const asked = step ? questionsOf(step) : questions;
  const isAnyMissing = errors.some(({ field, message }) =>
    asked.some(({ name, missing }) => name === field && missing === message),
  );
  if (!isAnyMissing) return first.message + (refuses?.end ?? '');
  const all = questions.every(({ missing }) => missing) ? MISSING_ALL : MISSING_REQUIRED;
  return step?.refusal ?? refuses?.incomplete ?? all;
}
