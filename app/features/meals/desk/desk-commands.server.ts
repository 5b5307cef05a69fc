import * as v from 'valibot';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { isUniqueViolation, type Store, type WriteTransaction } from '#lib/store/store.server.ts';
import { characterCount, isStorable } from '#lib/text/written-text.ts';
import { lettersAbout, paymentConfirmed, paymentNotFound } from '../emails/payment-letters.ts';
import { MOST_KWACHA, paymentLimits } from '../form/payment-limits.ts';
import { transactionIdSchema } from '../form/transaction-schema.ts';
import { mealSearchWords } from '../intake/search-words.ts';
import { canBecome, type PaymentState, paymentStateNames } from '../payment-state.ts';
import type { MealPaymentRow } from '../tables.server.ts';

const version = v.pipe(v.number(), v.integer());

/** What the desk can do with one payment; each names the version that was on the screen. */
export const paymentChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('confirm'),
    version,
    receivedKwacha: v.pipe(
      v.number('Enter the amount that was received'),
      v.integer('Enter whole Kwacha'),
      v.minValue(1, 'Enter the amount that was received'),
      v.maxValue(MOST_KWACHA, `Enter ${MOST_KWACHA.toLocaleString('en')} Kwacha or less`),
    ),
    /** Empty for what was paid at the office. */
    transactionId: v.union(
      [v.literal(''), transactionIdSchema],
      'A transaction id has 4 to 40 letters, digits, dots and dashes',
    ),
  }),
  v.object({
    change: v.literal('notFound'),
    version,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Say what you looked for, so that the family can correct it'),
      v.check(isStorable, 'This has a character that cannot be stored'),
      v.check(
        (text) => characterCount(text) <= paymentLimits.reason,
        `The reason must be ${paymentLimits.reason} characters or fewer`,
      ),
    ),
  }),
  v.object({ change: v.literal('cancel'), version }),
  v.object({ change: v.literal('undo'), version }),
]);

type PaymentChange = v.InferOutput<typeof paymentChangeSchema>;

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
  publicUrl: string;
}

/** So long a mistake at the desk can be taken back before the family reads of it. */
const LETTER_WAITS_MS = 10 * 60_000;
const MOVES_NOT = 'The payment cannot get this status from the status that it has now.';

/** Somebody of the office ticks a payment, says that it was not found, cancels it, or takes one of these back. */
export async function changePayment(
  dependencies: Dependencies,
  staff: StaffIn<'meals'>,
  reference: string,
  change: PaymentChange,
): Promise<DeskOutcome> {
  const { store, clock, mail } = dependencies;
  const now = clock.now();
  try {
    const result = await store.write(async (transaction): Promise<DeskOutcome> => {
      const row = await transaction
        .selectFrom('meal_payments')
        .selectAll()
        .where('reference', '=', reference)
        .$if(store.kind === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      if (!row) return { outcome: 'notFound' };
      if (change.version !== row.version) {
        const current = { state: row.state, version: row.version };
        const is = paymentStateNames[row.state].name;
        const by = { who: 'The family', at: row.entered_at };
        return changedMeanwhile(transaction, { about: reference, is, current, by }, now);
      }
      const next = await findNext(transaction, row, change);
      if ('outcome' in next) return next;
      await transaction
        .updateTable('meal_payments')
        .set({ ...next, changed_at: now.toISOString(), version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
      const detail =
        change.change === 'undo' ? `taken back: ${next.state}` : `state: ${next.state}`;
      await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, now);
      await takeMailsBack(transaction, lettersAbout(reference));
      if (change.change !== 'undo') await tellFamily(transaction, row, change, dependencies);
      return { outcome: 'done' };
    });
    mail.wake();
    return result;
  } catch (error) {
    // Two of the office ticked the same transaction in the same moment.
    if (isUniqueViolation(error)) return alreadyTicked('another payment');
    throw error;
  }
}

/** What the row becomes, or why not. */
async function findNext(
  transaction: WriteTransaction,
  row: MealPaymentRow,
  change: PaymentChange,
): Promise<DeskOutcome | (Partial<MealPaymentRow> & { state: PaymentState })> {
  if (change.change === 'undo') {
    if (!row.state_before) return { outcome: 'refused', detail: 'There is nothing to take back.' };
    return {
      state: row.state_before,
      state_before: null,
      ticked_transaction_id: null,
      received_kwacha: null,
      reason: row.state_before === 'notFound' ? row.reason : '',
    };
  }
  const state = { confirm: 'confirmed', notFound: 'notFound', cancel: 'cancelled' } as const;
  const to = state[change.change];
  if (!canBecome(row.state, to)) return { outcome: 'refused', detail: MOVES_NOT };
  const moved = { state: to, state_before: row.state };
  if (change.change === 'cancel') return moved;
  if (change.change === 'notFound') return { ...moved, reason: change.reason };

  const ticked = change.transactionId || null;
  const other = await transaction
    .selectFrom('meal_payments')
    .select('reference')
    .where('ticked_transaction_id', '=', ticked ?? '')
    .executeTakeFirst();
  if (other) return alreadyTicked(other.reference);
  return {
    ...moved,
    received_kwacha: change.receivedKwacha,
    ticked_transaction_id: ticked,
    search_words: `${row.search_words} ${ticked ? mealSearchWords(ticked) : ''}`.trim(),
  };
}

function alreadyTicked(reference: string): DeskOutcome {
  return {
    outcome: 'refused',
    field: 'transactionId',
    detail: `This transaction id was already confirmed for ${reference}. One transaction cannot confirm two payments.`,
  };
}

async function tellFamily(
  transaction: WriteTransaction,
  { email, reference }: MealPaymentRow,
  { change }: PaymentChange,
  { content, publicUrl, clock }: Dependencies,
): Promise<void> {
  const letters = { confirm: paymentConfirmed, notFound: paymentNotFound };
  if ((change !== 'confirm' && change !== 'notFound') || !isMailAddress(email)) return;
  const letter = letters[change](email, reference, { school: content.school, publicUrl });
  const now = clock.now();
  const leavesAt = new Date(now.getTime() + LETTER_WAITS_MS);
  await enqueueMail(transaction, { ...letter, leavesAt }, now);
}
