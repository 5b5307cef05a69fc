import * as v from 'valibot';
import { refuseUnknown } from '#forms/known-fields.ts';
import { MISSING_REQUIRED } from '#forms/parse-form.ts';
import { firstOfEach, REFUSAL_TITLE, type Refusal } from '#forms/refusal.ts';
import { addDays, isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { CONTACT_MATCH_MISSING } from '#lib/text/contact-match.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import {
  LONGEST_TEXT,
  type PaidTransaction,
  transactionFields,
  transactionLabels,
} from './transaction-fields.ts';

const LONGEST_AGO_DAYS = 366;

const missing = {
  reference: 'Enter the payment reference',
  proof: CONTACT_MATCH_MISSING,
  transactionId: 'Enter the transaction id',
  paidOn: 'Enter the day on which you paid',
} as const;

const filled = (field: keyof PaidTransaction) =>
  typedLine(transactionLabels[field], LONGEST_TEXT, missing[field]);

/** A transaction id as it is compared: in capitals and without spaces, so that it is found however it was typed. */
function plainTransactionId(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Letters, digits, dots and dashes, 4 to 40 of them. */
export const transactionIdSchema = v.pipe(
  v.string('This must be text'),
  v.transform(plainTransactionId),
  v.regex(
    /^[A-Z0-9.-]{4,40}$/,
    'A transaction id has 4 to 40 letters, digits, dots and dashes; please check the provider’s message',
  ),
);

/** Parses what a family or a program sent, for today's date in Lusaka. */
export function parseTransaction(
  input: Record<string, unknown>,
  today: PlainDate,
): { ok: true; paid: PaidTransaction } | { ok: false; refusal: Refusal } {
  const unknown = refuseUnknown(input, transactionFields);
  if (unknown) return { ok: false, refusal: unknown };
  const result = v.safeParse(transactionSchema(today), input);
  if (result.success) return { ok: true, paid: result.output };
  const errors = firstOfEach(transactionFields, result.issues);
  const isAnyMissing = errors.some(({ message }) =>
    Object.values(missing).some((one) => one === message),
  );
  const detail = isAnyMissing ? MISSING_REQUIRED : (errors[0]?.message ?? '');
  return { ok: false, refusal: { title: REFUSAL_TITLE, detail, errors } };
}

export function transactionSchema(today: PlainDate) {
  return v.object({
    reference: filled('reference'),
    proof: filled('proof'),
    transactionId: v.pipe(filled('transactionId'), transactionIdSchema),
    paidOn: v.pipe(
      filled('paidOn'),
      v.check(isRealDate, 'Enter a real day, such as 2026-03-02'),
      v.check(
        (day) => !isRealDate(day) || day <= today,
        'The day of the payment cannot be after today',
      ),
      v.check(
        (day) => !isRealDate(day) || day >= addDays(today, -LONGEST_AGO_DAYS),
        'The day of the payment is more than a year ago; please call us',
      ),
    ),
  });
}
