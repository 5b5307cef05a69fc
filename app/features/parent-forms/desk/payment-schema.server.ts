import * as v from 'valibot';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { characterCount, isOneLine, isStorable } from '#lib/text/written-text.ts';
import { type PaymentWay, paymentWays } from './payment.ts';

const isWay = (way: unknown): way is PaymentWay =>
  typeof way === 'string' && Object.keys(paymentWays).includes(way);

const MOST_KWACHA = 100_000;
const LONGEST_NUMBER = 40;

/** What the office writes down about a payment. `paidOn` may not lie ahead; who takes it looks at the clock. */
export const paymentSchema = v.object({
  kwacha: v.pipe(
    v.number('Enter the amount in whole Kwacha'),
    v.integer('Enter the amount in whole Kwacha'),
    v.minValue(1, 'Enter an amount above 0'),
    v.maxValue(MOST_KWACHA, `Enter an amount of ${MOST_KWACHA.toLocaleString('en')} or less`),
  ),
  way: v.custom<PaymentWay>(isWay, 'Choose how it was paid'),
  paidOn: v.pipe(v.string('Enter the day'), v.check(isRealDate, 'Enter the day')),
  receiptNumber: v.pipe(
    v.optional(v.string('The receipt number must be text'), ''),
    v.trim(),
    v.check(
      (text) => isStorable(text) && isOneLine(text) && characterCount(text) <= LONGEST_NUMBER,
      `The receipt number must be one line of ${LONGEST_NUMBER} characters or fewer`,
    ),
  ),
});

export type Payment = v.InferOutput<typeof paymentSchema>;
