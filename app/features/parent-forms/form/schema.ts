import * as v from 'valibot';
import { UNKNOWN_FIELD, unknownFields } from '#forms/known-fields.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { digitsOf, KEY_DIGITS } from '#lib/text/contact-match.ts';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
import {
  chosenIn,
  type FieldError,
  type FormAnswers,
  type FormQuestion,
  type ParentForm,
} from '../parent-form.ts';

export const REFUSAL_TITLE = 'Error';
export const MISSING_FIELDS = 'Please fill in all required fields.';

/** For the browser and the server alike. Text comes out trimmed at its ends and otherwise exactly as typed. */
export function formSchema({ questions }: ParentForm, today: PlainDate) {
  return v.object(
    Object.fromEntries(questions.map((question) => [question.name, answerSchema(question, today)])),
  );
}

function answerSchema(question: FormQuestion, today: PlainDate) {
  const { label, kind, missing, limit, choices } = question;
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
      (text) => kind !== 'tel' || text === '' || digitsOf(text).length >= KEY_DIGITS,
      'Enter a phone number with all its digits',
    ),
    v.check(
      (text) => !choices || isOffered(question, text, today),
      `${label} Choose what is offered.`,
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
export function parseForm(
  form: ParentForm,
  input: Record<string, unknown>,
  today: PlainDate,
): { ok: true; answers: FormAnswers } | { ok: false; refusal: Refusal } {
  const names = form.questions.map(({ name }) => name);
  const unknown = unknownFields(input, names);
  if (unknown.length > 0) {
    const errors = unknown.map((field) => ({ field, message: UNKNOWN_FIELD }));
    return { ok: false, refusal: { title: REFUSAL_TITLE, detail: UNKNOWN_FIELD, errors } };
  }
  const result = v.safeParse(formSchema(form, today), input);
  const errors = result.success
    ? (form.findErrors?.(result.output, today) ?? [])
    : names.flatMap((field) => {
        const issue = result.issues.find((one) => one.path?.[0]?.key === field);
        return issue ? [{ field, message: issue.message }] : [];
      });
  if (errors.length > 0 || !result.success) {
    const refusal = { title: REFUSAL_TITLE, detail: detailOf(form, errors), errors };
    return { ok: false, refusal };
  }
  return { ok: true, answers: inOrder(form, result.output, today) };
}

/** Ticked choices in the order of the form, each once: what is the same reads the same. */
function inOrder({ questions }: ParentForm, answers: FormAnswers, today: PlainDate): FormAnswers {
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
function detailOf({ questions }: ParentForm, errors: FieldError[]): string {
  const [first] = errors;
  if (!first) throw new Error('A refusal names at least one error');
  const isAnyMissing = errors.some(({ field, message }) =>
    questions.some(({ name, missing }) => name === field && missing === message),
  );
  return isAnyMissing ? MISSING_FIELDS : first.message;
}
