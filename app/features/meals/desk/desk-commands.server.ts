import * as v from 'valibot';
import {
  type ChangeServices,
  changeRecord,
  seenVersion,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { tellLater, undoEndsAt } from '#desk/record/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { isUniqueViolation, type WriteTransaction } from '#lib/store/store.server.ts';
import { writtenWords } from '#lib/text/written-schema.ts';
import { lettersAbout, paymentConfirmed, paymentNotFound } from '../emails/payment-letters.ts';
import { MOST_KWACHA, paymentLimits } from '../form/payment-limits.ts';
import { transactionIdSchema } from '../form/transaction-schema.ts';
import { tellingOf } from '../intake/payment-queries.server.ts';
import { addTransactionWords } from '../intake/transaction-words.server.ts';
import { canBecome, type PaymentStatus, paymentStatuses, reasonOf } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';

const version = seenVersion;
const RECEIVED = 'Enter the amount that was received, in whole Kwacha';

/** What the desk can do with one payment; each names the version that was on the screen. */
export const paymentChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('confirm'),
    version,
    receivedKwacha: v.pipe(
      v.number(RECEIVED),
      v.integer(RECEIVED),
      v.minValue(1, RECEIVED),
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
    reason: writtenWords(
      'The reason',
      paymentLimits.reason,
      'Say what you looked for, so that the family can correct it',
    ),
  }),
  v.object({ change: v.literal('cancel'), version }),
  v.object({ change: v.literal('undo'), version }),
]);

type PaymentChange = v.InferOutput<typeof paymentChangeSchema>;

type Services = ChangeServices & { content: { school: School }; publicUrl: string };

export const paymentKind: RecordKind<'meals', 'meal_payments'> = {
  ...{ room: 'meals', table: 'meal_payments', key: 'reference' },
  is: ({ status }) => paymentStatuses[status].name,
  by: ({ entered_at }) => ({ who: 'The family', at: entered_at }),
};

/** Somebody of the office ticks a payment, says that it was not found, cancels it, or takes one of these back. */
export async function changePayment(
  services: Services,
  staff: StaffIn<'meals'>,
  reference: string,
  change: PaymentChange,
): Promise<DeskOutcome> {
  const seen = { key: reference, version: change.version };
  try {
    return await changeRecord(paymentKind, services, staff, seen, async (work) => {
      const { transaction, row, now } = work;
      const next = await findNext(transaction, row, change);
      if ('outcome' in next) return next;
      await takeMailsBack(transaction, lettersAbout(reference));
      if (change.change !== 'undo') await tellFamily(work, change, services);
      const told = tellLater(tellingOf(row), row.told, now);
      const set = { ...next, ...told, changed_at: now.toISOString() };
      const reached = `status: ${next.status}`;
      const did = change.change === 'undo' ? `taken back: ${row.status}, ${reached}` : reached;
      return { set, did: [did] };
    });
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
): Promise<DeskRefusal | (Partial<MealPaymentRow> & { status: PaymentStatus })> {
  if (change.change === 'undo') {
    if (!row.status_before) return refuse('There is nothing to take back.');
    return {
      status: row.status_before,
      status_before: null,
      ticked_transaction_id: null,
      received_kwacha: null,
      reason: reasonOf({ status: row.status_before, reason: row.reason }),
    };
  }
  const reached = { confirm: 'confirmed', notFound: 'notFound', cancel: 'cancelled' } as const;
  const to = reached[change.change];
  if (!canBecome(row.status, to)) {
    return refuse('The payment cannot get this status from the status that it has now.');
  }
  const moved = { status: to, status_before: row.status };
  if (change.change === 'cancel') return moved;
  if (change.change === 'notFound') return { ...moved, reason: change.reason };

  const ticked = change.transactionId || null;
  const other = await transaction
    .selectFrom('meal_payments')
    .select('reference')
    .where('ticked_transaction_id', '=', ticked ?? '')
    .executeTakeFirst();
  if (other) return alreadyTicked(other.reference);
  await addTransactionWords(transaction, row.id, change.transactionId);
  return {
    ...moved,
    received_kwacha: change.receivedKwacha,
    ticked_transaction_id: ticked,
  };
}

function alreadyTicked(reference: string): DeskRefusal {
  return refuse(
    `This transaction id was already confirmed for ${reference}. One transaction cannot confirm two payments.`,
    'transactionId',
  );
}

async function tellFamily(
  { transaction, row: { email, reference }, now }: WorkOn<typeof paymentKind>,
  { change }: PaymentChange,
  { content, publicUrl }: Services,
): Promise<void> {
  const letters = { confirm: paymentConfirmed, notFound: paymentNotFound };
  if ((change !== 'confirm' && change !== 'notFound') || !isMailAddress(email)) return;
  const letter = letters[change](email, reference, { school: content.school, publicUrl });
  await enqueueMail(transaction, { ...letter, leavesAt: undoEndsAt(now) }, now);
}
