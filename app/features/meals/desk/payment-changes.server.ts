import * as v from 'valibot';
import { type Changed, within } from '#desk/cases/case-changes.server.ts';
import { findUndo, undoEndsAt } from '#desk/cases/time-to-undo.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import { type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import type { Work as WorkIn } from '#desk/record/record-kind.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { typedWords } from '#lib/text/typed-schema.ts';
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
import { canBecome, type PaymentStatus } from '../payment-status.ts';
import { listTickedWith } from './same-transaction.server.ts';
import '../tables.server.ts';

/** What one transaction can pay. */
export const MOST_TOGETHER = 20;
const RECEIVED = 'Enter the amount that was received, in whole Kwacha';

/** What the office does with a payment: ticks it, says that it was not found, cancels it, or takes one of these back. */
export const paymentChanges = {
  confirm: within(
    {
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
      /** The other payments that the same transaction pays. */
      sharedWith: v.optional(v.pipe(v.array(v.string()), v.maxLength(MOST_TOGETHER)), []),
    },
    confirm,
  ),
  notFound: within(
    {
      reason: typedWords(
        'The reason',
        paymentLimits.reason,
        'Say what you looked for, so that the family can correct it',
      ),
    },
    (work: Work, { reason }, school) =>
      move(work, { status: 'notFound', facts: { reason }, letter: paymentNotFound }, school),
  ),
  cancel: within({}, (work: Work, _, school) =>
    move(work, { status: 'cancelled', facts: {} }, school),
  ),
  undo: within({}, takeBack),
};

type Work = WorkIn<'meals', 'meal_payments'>;
type ChangedPayment = Changed<'meal_payments'>;

const CANNOT = refuse('The payment cannot get this status from the status that it has now.');

interface Move {
  status: PaymentStatus;
  facts: Partial<PaymentFacts>;
  letter?: typeof paymentConfirmed;
}

async function move(
  { transaction, staff, row, now }: Work,
  { status, facts, letter }: Move,
  { content: { school }, publicUrl }: RoomServices,
): ChangedPayment {
  const { reference, email } = row;
  if (!canBecome(row.status, status)) return CANNOT;
  await cancelMails(transaction, lettersAbout(reference), now);
  await paymentHistory.reach(transaction, reference, { status, by: staff.email, facts }, now);
  if (letter && isMailAddress(email)) {
    const mail = { ...letter(email, reference, { school, publicUrl }), leavesAt: undoEndsAt(now) };
    await enqueueMail(transaction, mail, now);
  }
  return {
    set: { ...columnsOf({ status, facts }), changed_at: now.toISOString() },
    did: [{ status }],
  };
}

async function confirm(
  work: Work,
  {
    receivedKwacha,
    transactionId,
    sharedWith,
  }: { receivedKwacha: number; transactionId: string; sharedWith: string[] },
  school: RoomServices,
): ChangedPayment {
  const { transaction, row } = work;
  if (!canBecome(row.status, 'confirmed')) return CANNOT;
  const moving = { status: 'confirmed', letter: paymentConfirmed } as const;
  if (!transactionId) return move(work, { ...moving, facts: { receivedKwacha } }, school);
  const ticked = await listTickedWith(transaction, transactionId);
  const other = ticked.find(({ reference }) => !sharedWith.includes(reference));
  if (other) return alreadyTicked(other.reference);
  await addTransactionWords(transaction, row.id, transactionId);
  const isShared = ticked.some(({ ticked_transaction_id }) => ticked_transaction_id !== null);
  const facts = {
    receivedKwacha,
    tickedTransactionId: transactionId,
    ...(isShared && { isShared }),
  };
  return move(work, { ...moving, facts }, school);
}

/**
 * The last act of the office is taken back, without a limit of time: a tick for the wrong child is found when the month
 * is counted. What was told already is followed by what it was before, as a move like any other.
 */
async function takeBack(work: Work): ChangedPayment {
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

export function alreadyTicked(reference: string): DeskRefusal {
  return refuse(
    `This transaction id was already confirmed for ${reference}. One transaction cannot confirm two payments.`,
    'transactionId',
  );
}
