import * as v from 'valibot';
import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import { UNKNOWN_FIELD, unknownFields } from '#forms/known-fields.ts';
import type { Refusal } from '#forms/refusal.ts';
import { digitsOf } from '#lib/text/contact-match.ts';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
import {
  type MealPayment,
  type PaymentField,
  type PaymentQuestion,
  paymentFields,
  paymentQuestions,
} from '../meal-payment.ts';
import { LEAST_KWACHA, MOST_KWACHA, paymentLimits } from './payment-limits.ts';

export const REFUSAL_TITLE = 'Error';
export const MISSING_FIELDS = 'Please fill in all required fields.';

const LONGEST_AMOUNT = 20;
/** A number in Zambia without its zero: 97 123 4567. */
const LEAST_PHONE_DIGITS = 9;

/** For the browser and the server alike. The amount comes out as whole Kwacha in digits, all else as typed. */
export const paymentSchema = v.object(
  Object.fromEntries(
    paymentQuestions.map((question) => [question.name, fieldSchema(question)]),
  ) as Record<PaymentField, ReturnType<typeof fieldSchema>>,
);

function fieldSchema({ name, label, kind, missing }: PaymentQuestion) {
  const limit = name === 'amountKwacha' ? LONGEST_AMOUNT : paymentLimits[name];
  return v.pipe(
    v.optional(v.string(`${label} must be text`), ''),
    v.trim(),
    v.check((text) => text !== '' || !missing, missing ?? ''),
    v.check(isStorable, `${label} has a character that cannot be stored; please type it again`),
    v.check(
      (text) => characterCount(text) <= limit,
      `${label} must be ${limit} characters or fewer`,
    ),
    v.check(isOneLine, `${label} must be one line`),
    v.check(
      (text) => kind !== 'grade' || Object.keys(gradeLevels).includes(text),
      'Choose a grade from the list',
    ),
    v.check(
      (text) => kind !== 'tel' || digitsOf(text).length >= LEAST_PHONE_DIGITS,
      'Enter a phone number with all its digits',
    ),
    v.transform((text) => (kind === 'kwacha' ? plainAmount(text) : text)),
    v.check(
      (text) => kind !== 'kwacha' || isAmount(text),
      `Enter an amount in whole Kwacha from ${LEAST_KWACHA} to ${MOST_KWACHA.toLocaleString('en')}`,
    ),
  );
}

/** `K 1,250` and `1 250.00` as `1250`; what is no amount stays as it was typed. */
export function plainAmount(typed: string): string {
  const bare = typed.replace(/^(K|ZMW)/i, '').replace(/[\s,]/g, '');
  const [, whole] = /^0*(\d{1,6})(?:\.00?)?$/.exec(bare) ?? [];
  return whole ?? typed;
}

export function isAmount(text: string): boolean {
  const kwacha = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return kwacha >= LEAST_KWACHA && kwacha <= MOST_KWACHA;
}

/** Parses what a browser or a program sent. Expected refusals come back with the first message of each field. */
export function parsePayment(
  input: Record<string, unknown>,
): { ok: true; payment: MealPayment } | { ok: false; refusal: Refusal } {
  const unknown = unknownFields(input, paymentFields);
  if (unknown.length > 0) {
    const errors = unknown.map((field) => ({ field, message: UNKNOWN_FIELD }));
    return { ok: false, refusal: { title: REFUSAL_TITLE, detail: UNKNOWN_FIELD, errors } };
  }
  const { amountKwacha } = input;
  const said = typeof amountKwacha === 'number' ? { amountKwacha: String(amountKwacha) } : {};
  const result = v.safeParse(paymentSchema, { ...input, ...said });
  if (result.success) return { ok: true, payment: result.output };
  const errors = firstOfEach(paymentFields, result.issues);
  const isAnyMissing = errors.some(({ field, message }) =>
    paymentQuestions.some((question) => question.name === field && question.missing === message),
  );
  const detail = isAnyMissing ? MISSING_FIELDS : (errors[0]?.message ?? '');
  return { ok: false, refusal: { title: REFUSAL_TITLE, detail, errors } };
}

/** One message for each field that is wrong, in the order of the form. */
export function firstOfEach(
  fields: readonly string[],
  issues: readonly v.BaseIssue<unknown>[],
): Refusal['errors'] {
  return fields.flatMap((field) => {
    const issue = issues.find((one) => one.path?.[0]?.key === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
}
