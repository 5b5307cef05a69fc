import * as v from 'valibot';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { hasAllDigits } from '#lib/text/telephone.ts';
import { writtenText } from '#lib/text/written-schema.ts';
import { refuseUnknown } from './known-fields.ts';
import { type FieldError, firstOfEach, REFUSAL_TITLE, type Refusal } from './refusal.ts';
import {
  chosenIn,
  type FormAnswers,
  type FormQuestion,
  namesOf,
  type ShortForm,
} from './short-form.ts';

/** Specification, section 5. */
export const MISSING_ALL = 'Please fill in all fields.';
/** Of a form with questions that may stay empty. */
export const MISSING_REQUIRED = 'Please fill in all required fields.';

/** For the browser and the server alike. */
export function formSchema<Name extends string>({ questions }: ShortForm<Name>, today: PlainDate) {
  const entries = questions.map((question) => [question.name, answerSchema(question, today)]);
  return v.object(Object.fromEntries(entries) as Record<Name, ReturnType<typeof answerSchema>>);
}

function answerSchema(question: FormQuestion, today: PlainDate) {
  const { label, kind, missing, limit, choices, notOffered, tidy, faultIn } = question;
  return v.pipe(
    writtenText(label, limit, missing, kind === 'textarea'),
    v.check((text) => !missing || kind !== 'checkboxes' || chosenIn(text).length > 0, missing),
    v.check(
      (text) => kind !== 'tel' || text === '' || hasAllDigits(text),
      'Enter a phone number with all its digits',
    ),
    v.check(
      (text) => kind !== 'date' || text === '' || isRealDate(text),
      'Enter a day that exists',
    ),
    v.check(
      (text) => !choices || isOffered(question, text, today),
      notOffered ?? `${label} Choose what is offered.`,
    ),
    v.transform((text) => tidy?.(text) ?? text),
    v.check(
      (text) => !faultIn?.(text),
      ({ input }) => faultIn?.(input) ?? '',
    ),
  );
}

function isOffered({ kind, choices, takes }: FormQuestion, text: string, today: PlainDate) {
  const offered = choices?.(today) ?? [];
  const chosen = kind === 'checkboxes' ? chosenIn(text) : [text].filter(Boolean);
  return chosen.every(
    (one) => offered.some(({ value }) => value === one) || takes?.(one, today) === true,
  );
}

/** Parses what a browser or a program sent. Expected refusals come back with the first message of each field. */
export function parseForm<Name extends string>(
  form: ShortForm<Name>,
  input: Record<string, unknown>,
  today: PlainDate,
): { ok: true; answers: FormAnswers<Name> } | { ok: false; refusal: Refusal } {
  const names = namesOf(form);
  const unknown = refuseUnknown(input, names);
  if (unknown) return { ok: false, refusal: unknown };
  const result = v.safeParse(formSchema(form, today), withNumbersAsText(form, input));
  const errors = result.success
    ? (form.findErrors?.(result.output as FormAnswers<Name>, today) ?? [])
    : firstOfEach(names, result.issues);
  if (errors.length > 0 || !result.success) {
    const refusal = { title: REFUSAL_TITLE, detail: detailOf(form, errors), errors };
    return { ok: false, refusal };
  }
  return { ok: true, answers: inOrder(form, result.output as FormAnswers<Name>, today) };
}

/** A program may send an amount as a number. */
function withNumbersAsText({ questions }: ShortForm, input: Record<string, unknown>) {
  const numbers = questions.flatMap(({ inputMode, name }) =>
    inputMode === 'decimal' && typeof input[name] === 'number' ? [[name, String(input[name])]] : [],
  );
  return { ...input, ...Object.fromEntries(numbers) };
}

/** Ticked choices in the order of the form, each once: what is the same reads the same. */
function inOrder<Name extends string>(
  { questions }: ShortForm<Name>,
  answers: FormAnswers<Name>,
  today: PlainDate,
): FormAnswers<Name> {
  const ordered = { ...answers };
  for (const { name, kind, choices } of questions) {
    if (kind !== 'checkboxes') continue;
    const chosen = chosenIn(answers[name]);
    const values = (choices?.(today) ?? []).map(({ value }) => value);
    ordered[name] = values.filter((value) => chosen.includes(value)).join(',');
  }
  return ordered;
}

/** Something missing comes before something wrong. */
function detailOf({ questions }: ShortForm, errors: FieldError[]): string {
  const [first] = errors;
  if (!first) throw new Error('A refusal names at least one error');
  const isAnyMissing = errors.some(({ field, message }) =>
    questions.some(({ name, missing }) => name === field && missing === message),
  );
  if (!isAnyMissing) return first.message;
  return questions.every(({ missing }) => missing) ? MISSING_ALL : MISSING_REQUIRED;
}
