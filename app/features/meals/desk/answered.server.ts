import { type AnsweredRoom, wordsFrom } from '#desk/cases/turns/open-turns.server.ts';
import { type AnswerDaysContent, answerDaysOf } from '#features/calendar/answer-days.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { mealPayment } from '../meal-payment.ts';
import { paymentStatuses } from '../payment-status.ts';
import '../tables.server.ts';

/** Families wait until the office has found their payment. */
export const answeredPayments = ({ content }: { content: AnswerDaysContent }): AnsweredRoom => ({
  room: 'meals',
  table: 'meal_payments',
  kinds: { [mealPayment.kind]: paymentStatuses },
  daysFor: (kind) => answerDaysOf(content, kind),
  late: ({ who }) => `Look for the payment for ${who}`,
  press: 'Look',
  async findWaiting(read, reference) {
    const { email } = await read
      .selectFrom('meal_payments')
      .select('email')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { kind: 'meal-late', to: email };
  },
  listWords: wordsFrom('meal_payments', ['child_name', 'amount_kwacha'], (row) => ({
    who: row.child_name,
    what: writtenKwacha(row.amount_kwacha),
  })),
});
