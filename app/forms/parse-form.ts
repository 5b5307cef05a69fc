import * as v from 'valibot';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { digitsOf } from '#lib/text/contact-match.ts';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
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

/** A number in Zambia without its zero: 97 123 4567. */
const LEAST_PHONE_DIGITS = 9;

/** For the browser and the server alike. Text comes out trimmed at its ends and otherwise exactly as typed. */
export function formSchema<Name extends string>({ questions }: ShortForm<Name>, today: PlainDate) {
  const entries = questions.map((question) => [question.name, answerSchema(question, today)]);
  return v.object(Object.fromEntries(entries) as Record<Name, ReturnType<typeof answerSchema>>);
}

function answerSchema(question: FormQuestion, today: PlainDate) {
  const { label, kind, missing, limit, choices, notOffered, tidy, faultIn } = question;
  return v.pipe(
    v.optional(v.string(`${label}: this must be text`), ''),
    v.trim(),
    v.check((text) => !missing || !isEmpty(question, text), missing ?? ''),
    v.check(isStorable, `${label}: a character cannot be stored; please type it again`),
    v.check(
      (text) => characterCount(text) <= limit,
      `${label}: ${limit.toLocaleString('en')} characters or fewer`,
    ),
    v.check((text) => kind === 'textarea' || isOneLine(text), `${label}: this must be one line`),
    v.check(
      (text) => kind !== 'tel' || text === '' || digitsOf(text).length >= LEAST_PHONE_DIGITS,
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

function isEmpty({ kind }: FormQuestion, text: string): boolean {
  return kind === 'checkboxes' ? chosenIn(text).length === 0 : text === '';
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
