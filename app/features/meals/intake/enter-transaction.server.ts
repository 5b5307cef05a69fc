import type { School } from '#features/content/schemas.ts';
import type { FormServices } from '#forms/form-intake.server.ts';
import type { Refusal } from '#forms/refusal.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { enqueueNotice } from '#lib/mail/office-notice.server.ts';
import { takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import { countGuess, keepRightKey } from '#lib/rate-limit/guesses.server.ts';
import type { Sender, TooMany } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { matchesContact } from '#lib/text/contact-match.server.ts';
import { readReference } from '#lib/text/reference.ts';
import { lettersAbout, transactionNotice } from '../emails/payment-letters.ts';
import { ENTERED } from '../form/send-transaction.ts';
import type { PaidTransaction } from '../form/transaction-fields.ts';
import { parseTransaction } from '../form/transaction-schema.ts';
import { columnsOf, paymentHistory, toldPayment } from '../payment-history.server.ts';
import { paymentStatuses } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';
import { type FamilyPayment, familyPayment } from './payment-queries.server.ts';
import { addTransactionWords } from './transaction-words.server.ts';

/** In the log and the metrics. */
export const TRANSACTION_KIND = 'meal-payment-transaction';

/** No payment has it: looked for in the place of what is no reference, so that both take the same time. */
const NOBODYS = 'MP-0000-0000';

export type EnterTransactionResult =
  | { outcome: 'stored'; payment: FamilyPayment }
  | { outcome: 'settled'; payment: FamilyPayment }
  | { outcome: 'refused'; refusal: Refusal }
  /** The same for a reference that nobody has and for the wrong key. */
  | { outcome: 'notFound' }
  | TooMany;

type Dependencies = FormServices & { content: { school: School }; secret: string };

interface Entering {
  input: Record<string, unknown>;
  sender: Sender;
}

/**
 * A family says which transaction its payment was. Entered again it replaces the last one, until the office has
 * confirmed; resolves when it is on disk.
 */
export function enterTransaction(
  dependencies: Dependencies,
  entering: Entering,
): Promise<EnterTransactionResult> {
  return countOutcome(TRANSACTION_KIND, storeTransaction(dependencies, entering));
}

async function storeTransaction(
  dependencies: Dependencies,
  { input, sender }: Entering,
): Promise<EnterTransactionResult> {
  const { store, clock, content, mail, publicUrl } = dependencies;
  const now = clock.now();
  const parsed = parseTransaction(input, dayInLusaka(now));
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { paid } = parsed;
  const guess = { sender, reference: paid.reference };
  const tooMany = await countGuess(dependencies, guess);
  if (tooMany) return { outcome: 'tooMany', retryAfterSeconds: tooMany.retryAfterSeconds };
  const reference = readReference(paid.reference, 'MP') ?? NOBODYS;
  const result = await store.write(async (transaction): Promise<EnterTransactionResult> => {
    const row = await transaction
      .selectFrom('meal_payments')
      .selectAll()
      .where('reference', '=', reference)
      .$if(store.kind === 'postgres', (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    if (!matchesContact(paid.proof, row) || !row) return { outcome: 'notFound' };
    const payment = familyPayment(await toldPayment(transaction, row, now));
    // What the office has just opened again, and perhaps said on the phone, is taken before the page tells it.
    if (![payment, row].some(({ status }) => paymentStatuses[status].takesTransaction))
      return { outcome: 'settled', payment };
    const isAgain =
      payment.status === ENTERED &&
      row.transaction_id === paid.transactionId &&
      row.paid_on === paid.paidOn;
    if (isAgain) return { outcome: 'stored', payment };
    const since = now.toISOString();
    await write(transaction, row, paid, now);
    const from = { ...content, publicUrl };
    await enqueueNotice(transaction, transactionNotice(reference, from), from, now);
    return {
      outcome: 'stored',
      payment: { ...payment, status: ENTERED, since, reason: '' },
    };
  });
  if (result.outcome !== 'notFound') await keepRightKey(dependencies, guess);
  mail.wake();
  return result;
}

async function write(
  transaction: WriteTransaction,
  row: MealPaymentRow,
  { transactionId, paidOn }: PaidTransaction,
  now: Date,
): Promise<void> {
  const { id, reference } = row;
  await addTransactionWords(transaction, id, transactionId);
  const entered = { status: ENTERED, by: null };
  const isTaken = paymentStatuses[row.status].takesTransaction;
  // What the office has just settled stays so, and is told in its time; taken back, it stands where the family brings it.
  await paymentHistory[isTaken ? 'reach' : 'reachBefore'](transaction, reference, entered, now);
  if (isTaken) await takeMailsBack(transaction, lettersAbout(reference));
  const enteredAt = now.toISOString();
  await transaction
    .updateTable('meal_payments')
    .set({
      ...(isTaken && { ...columnsOf({ status: ENTERED, facts: {} }), changed_at: enteredAt }),
      transaction_id: transactionId,
      paid_on: paidOn,
      entered_at: enteredAt,
      version: row.version + 1,
    })
    .where('id', '=', id)
    .execute();
}
