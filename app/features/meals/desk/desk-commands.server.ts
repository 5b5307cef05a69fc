import * as v from 'valibot';
import { changeCase } from '#desk/cases/office-work.server.ts';
import { officeWork, seenVersion } from '#desk/cases/office-work.ts';
import { findUndo, undoEndsAt } from '#desk/cases/time-to-undo.ts';
import type { ChangeOf, ChangeServices } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { isUniqueViolation, type WriteTransaction } from '#lib/store/store.server.ts';
import { writtenWords } from '#lib/text/written-schema.ts';
import { lettersAbout, paymentConfirmed, paymentNotFound } from '../emails/payment-letters.ts';
import { MOST_KWACHA, paymentLimits } from '../form/payment-limits.ts';
import { transactionIdSchema } from '../form/transaction-schema.ts';
import { addTransactionWords } from '../intake/transaction-words.server.ts';
import {
  canTakeBack,
  columnsOf,
  type PaymentFacts,
  paymentHistory,
} from '../payment-history.server.ts';
import { canBecome, paymentStatuses } from '../payment-status.ts';
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
  ...officeWork,
]);

type PaymentChange = v.InferOutput<typeof paymentChangeSchema>;

type Services = ChangeServices & { content: { school: School }; publicUrl: string };

export const paymentKind: RecordKind<'meals', 'meal_payments'> = {
  room: 'meals',
  table: 'meal_payments',
  key: 'reference',
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
  const asked = { key: reference, asked: change };
  try {
    return await changeCase(paymentKind, services, staff, asked, (work, own) =>
      own.change === 'undo' ? takeBack(work) : move(work, own, services),
    );
  } catch (error) {
    // Two of the office ticked the same transaction in the same moment.
    if (isUniqueViolation(error)) return alreadyTicked('another payment');
    throw error;
  }
}

type Work = WorkOn<typeof paymentKind>;
type Changed = ChangeOf<typeof paymentKind>;
type Move = Extract<PaymentChange, { change: keyof typeof REACHED }>;

const REACHED = { confirm: 'confirmed', notFound: 'notFound', cancel: 'cancelled' } as const;

async function move(work: Work, change: Move, services: Services): Changed {
  const { transaction, staff, row, now } = work;
  const status = REACHED[change.change];
  if (!canBecome(row.status, status)) {
    return refuse('The payment cannot get this status from the status that it has now.');
  }
  const facts = await factsOf(transaction, row, change);
  if ('outcome' in facts) return facts;
  await cancelMails(transaction, lettersAbout(row.reference), now);
  await paymentHistory.reach(transaction, row.reference, { status, by: staff.email, facts }, now);
  await tellFamily(work, change, services);
  const set = { ...columnsOf({ status, facts }), changed_at: now.toISOString() };
  return { set, did: [{ status }] };
}

/** What is written down with the status, or why it cannot be reached. */
async function factsOf(
  transaction: WriteTransaction,
  row: MealPaymentRow,
  change: Move,
): Promise<DeskRefusal | Partial<PaymentFacts>> {
  if (change.change === 'cancel') return {};
  if (change.change === 'notFound') return { reason: change.reason };
  const { receivedKwacha, transactionId } = change;
  if (!transactionId) return { receivedKwacha };
  const other = await transaction
    .selectFrom('meal_payments')
    .select('reference')
    .where('ticked_transaction_id', '=', transactionId)
    .executeTakeFirst();
  if (other) return alreadyTicked(other.reference);
  await addTransactionWords(transaction, row.id, transactionId);
  return { receivedKwacha, tickedTransactionId: transactionId };
}

/**
 * The last act of the office is taken back, without a limit of time: a tick for the wrong child is found when the month
 * is counted. What was told already is followed by what it was before, as a move like any other.
 */
async function takeBack(work: Work): Changed {
  const { transaction, staff, row, now } = work;
  const history = await paymentHistory.list(transaction, row.reference);
  if (!canTakeBack(history)) return refuse('There is nothing to take back.');
  const [last, before] = history.toReversed();
  if (!last || !before) return refuse('There is nothing to take back.');
  const set = { ...columnsOf(before), changed_at: now.toISOString() };
  if (findUndo(history, now)) {
    const undone = await paymentHistory.undo(work, () => Promise.resolve());
    return 'outcome' in undone ? undone : { ...undone, set };
  }
  const { status, facts } = before;
  const moving = { status, by: staff.email, facts: { ...facts, takesBack: true as const } };
  await paymentHistory.reach(transaction, row.reference, moving, now);
  return { set, did: [{ takenBack: last.status, status }] };
}

function alreadyTicked(reference: string): DeskRefusal {
  return refuse(
    `This transaction id was already confirmed for ${reference}. One transaction cannot confirm two payments.`,
    'transactionId',
  );
}

async function tellFamily(
  { transaction, row: { email, reference }, now }: Work,
  { change }: Move,
  { content, publicUrl }: Services,
): Promise<void> {
  const letters = { confirm: paymentConfirmed, notFound: paymentNotFound };
  if (change === 'cancel' || !isMailAddress(email)) return;
  const letter = letters[change](email, reference, { school: content.school, publicUrl });
  await enqueueMail(transaction, { ...letter, leavesAt: undoEndsAt(now) }, now);
}
