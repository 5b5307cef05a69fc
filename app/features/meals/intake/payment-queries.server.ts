import { turnOfTold } from '#desk/cases/turns/told-turn.ts';
import type { AnswerFacts } from '#features/calendar/answer-days.ts';
import { recordsWith } from '#lib/search/search-words.server.ts';
import { sentFrom } from '#lib/search/sent-from.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { matchesContact } from '#lib/text/contact-match.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { answeredPayments } from '../desk/answered.server.ts';
import { mealPayment } from '../meal-payment.ts';
import { paymentHistory, toldPayment } from '../payment-history.server.ts';
import { paymentStatusWordsFor, reasonOf } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';

/**
 * How far a payment has come, for whoever knows the reference and the end of the phone number, or the email address,
 * that it was made with. A wrong one and a reference that nobody has cost the same work.
 */
export async function findPaymentStatus(
  { read }: Store,
  reference: string,
  proof: string,
  { content, now }: AnswerFacts,
) {
  const row = await read
    .selectFrom('meal_payments')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!matchesContact(proof, row) || !row) return undefined;
  const told = await toldPayment(read, row, now);
  const payment = familyPayment(told);
  const words = paymentStatusWordsFor({ ...payment, receivedKwacha: told.received_kwacha });
  const { history } = await paymentHistory.findTold(read, row, now);
  const turn = turnOfTold(answeredPayments({ content }), { kind: mealPayment.kind, history }, now);
  return { ...words, since: payment.since, turn };
}

/** How far a meal payment has come, for the family. */
export function familyPayment(told: MealPaymentRow) {
  return {
    reference: told.reference,
    status: told.status,
    since: told.changed_at,
    amountKwacha: told.amount_kwacha,
    reason: reasonOf(told),
  };
}

export type FamilyPayment = ReturnType<typeof familyPayment>;

/** What was sent with this address, for whoever has proven that it is theirs. */
export const listPaymentsFrom = (read: ReadStore, email: string) =>
  sentFrom(
    email,
    (key) =>
      read
        .selectFrom('meal_payments as sent')
        .select(['sent.reference', 'sent.submitted_at', 'sent.email', 'sent.amount_kwacha'])
        .where('sent.id', 'in', recordsWith(read, 'MP', [key])),
    (row) => `Meal payment, ${writtenKwacha(row.amount_kwacha)}`,
  );
