import * as v from 'valibot';
import { isRealDate } from '#lib/dates/plain-date.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import { type PaymentWay, paymentWays } from './payment.ts';

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
  way: v.picklist(Object.keys(paymentWays) as PaymentWay[], 'Choose how it was paid'),
  paidOn: v.pipe(v.string('Enter the day'), v.check(isRealDate, 'Enter the day')),
  receiptNumber: typedLine('The receipt number', LONGEST_NUMBER),
});

export type Payment = v.InferOutput<typeof paymentSchema>;
