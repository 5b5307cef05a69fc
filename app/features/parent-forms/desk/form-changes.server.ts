import * as v from 'valibot';
import { type Changed, within } from '#desk/cases/case-changes.server.ts';
import { keepLetter } from '#desk/cases/case-letters.server.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { Work as WorkIn } from '#desk/record/record-kind.server.ts';
import { endOf, getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { storedFormKind } from '#features/parent-form-kinds/stored-form.ts';
import { dayInLusaka, isRealDate } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { asMail, type OfficeLetter, officeLetterSchema } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { formHistory } from '../form-history.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import { nextStatuses, type PaymentWay, paymentWays } from './payment.ts';
import '../tables.server.ts';
import { typedLine } from '#lib/text/typed-schema.ts';

const MOST_KWACHA = 100_000;
const LONGEST_NUMBER = 40;

/** What the office writes down about a payment. `paidOn` may not lie ahead; who takes it looks at the clock. */
const paymentSchema = v.object({
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

type Payment = v.InferOutput<typeof paymentSchema>;

/** What the office does with a form: moves it on, writes down a payment or writes to whoever sent it. */
export const formChanges = {
  status: within({ to: v.string() }, move),
  payment: within({ payment: paymentSchema }, recordPayment),
  takePaymentBack: within({}, takePaymentBack),
  letter: within({ letter: officeLetterSchema }, sendLetter),
};

type Work = WorkIn<'parents', 'parent_forms'>;
type ChangedForm = Changed<'parent_forms'>;

const CANNOT = refuse('The form cannot get this status from the status that it has now.');

async function move(work: Work, { to }: { to: string }): ChangedForm {
  const { transaction, row } = work;
  const payment = await findPayment(transaction, row.id);
  if (!nextStatuses(storedFormKind(row.kind), row.status, payment).includes(to)) return CANNOT;
  return { set: await reach(work, to), did: [{ status: to }] };
}

async function recordPayment(work: Work, { payment }: { payment: Payment }): ChangedForm {
  const { transaction, staff, row, now } = work;
  if (!getStatus(storedFormKind(row.kind), row.status).takesPayment) return CANNOT;
  if (payment.paidOn > dayInLusaka(now)) {
    return refuse('The day of the payment lies ahead.', 'paidOn');
  }
  const { kwacha, way, paidOn, receiptNumber } = payment;
  await transaction
    .insertInto('pta_payments')
    .values({
      form_id: row.id,
      kwacha,
      way,
      paid_on: paidOn,
      receipt_number: receiptNumber,
      recorded_at: now.toISOString(),
      staff_email: staff.email,
    })
    .execute();
  return { set: await reach(work, 'paid'), did: [`paid: ${writtenKwacha(kwacha)}`] };
}

async function takePaymentBack(work: Work): ChangedForm {
  const { transaction, row } = work;
  if (!getStatus(storedFormKind(row.kind), row.status).isPaid) return CANNOT;
  const removed = await transaction
    .deleteFrom('pta_payments')
    .where('form_id', '=', row.id)
    .returning('kwacha')
    .executeTakeFirst();
  if (!removed) return CANNOT;
  const detail = `payment taken back: ${writtenKwacha(Number(removed.kwacha))}`;
  return { set: await reach(work, 'new'), did: [detail] };
}

async function sendLetter(
  work: Work,
  { letter }: { letter: OfficeLetter },
  { content }: RoomServices,
): ChangedForm {
  const { transaction, row, now } = work;
  if (!isMailAddress(row.email)) return refuse('No mail can be sent to this address.');
  const mail = {
    kind: 'parents-letter' as const,
    to: row.email,
    about: row.reference,
    isPersonal: true,
  };
  await enqueueMail(transaction, { ...mail, ...asMail(letter, content.school) }, now);
  await keepLetter(work, letter);
  await formHistory.tellNow(transaction, row.reference, now);
  return { did: [{ act: 'sent', detail: 'a mail' }], set: {} };
}

function findPayment(transaction: WriteTransaction, formId: string) {
  return transaction
    .selectFrom('pta_payments')
    .select('kwacha')
    .where('form_id', '=', formId)
    .executeTakeFirst();
}

async function reach({ transaction, staff, row, now }: Work, status: string) {
  await formHistory.reach(transaction, row.reference, { status, by: staff.email }, now);
  const ended_at = endOf(storedFormKind(row.kind), status, answersOfRow(row), now);
  return { status, status_at: now.toISOString(), ended_at };
}
