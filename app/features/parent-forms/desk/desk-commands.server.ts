import * as v from 'valibot';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { asMail, type WrittenLetter, writtenLetterSchema } from '#lib/mail/written-letter.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { answersOfRow } from '../form-row.server.ts';
import { endOf, getState } from '../kinds/form-states.ts';
import type { ParentFormRow } from '../tables.server.ts';
import { stateWith } from './payment.ts';
import { type Payment, paymentSchema } from './payment-schema.server.ts';

const version = v.pipe(v.number(), v.integer());

/** What the desk can do with one form; each names the version that was on the screen. */
export const formChangeSchema = v.variant('change', [
  v.object({ change: v.literal('state'), version, to: v.string() }),
  v.object({ change: v.literal('payment'), version, payment: paymentSchema }),
  v.object({ change: v.literal('takePaymentBack'), version }),
  v.object({ change: v.literal('letter'), version, letter: writtenLetterSchema }),
]);

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
}

interface Work {
  transaction: WriteTransaction;
  staff: StaffIn<'parents'>;
  row: ParentFormRow;
  now: Date;
  school: School;
}

/** Somebody of the office moves a form on, writes down a payment or writes to whoever sent it. */
export async function changeParentForm(
  { store, clock, content, mail }: Dependencies,
  staff: StaffIn<'parents'>,
  reference: string,
  change: v.InferOutput<typeof formChangeSchema>,
): Promise<DeskOutcome> {
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    const row = await transaction
      .selectFrom('parent_forms')
      .selectAll()
      .where('reference', '=', reference)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { outcome: 'notFound' };
    if (change.version !== row.version) {
      const current = { state: row.state, version: row.version };
      const is = getState(row.kind, row.state).name;
      return changedMeanwhile(transaction, { about: reference, is, current }, now);
    }
    const work = { transaction, staff, row, now, school: content.school };
    switch (change.change) {
      case 'state':
        return move(work, change.to);
      case 'payment':
        return recordPayment(work, change.payment);
      case 'takePaymentBack':
        return takePaymentBack(work);
      case 'letter':
        return sendLetter(work, change.letter);
    }
  });
  mail.wake();
  return result;
}

const CANNOT: DeskOutcome = {
  outcome: 'refused',
  detail: 'The form cannot get this status from the status that it has now.',
};

async function move(work: Work, to: string): Promise<DeskOutcome> {
  const { transaction, row } = work;
  if (!getState(row.kind, row.state).next.includes(to)) return CANNOT;
  if (row.kind === 'pta-membership' && row.state === 'ended') {
    const payment = await findPayment(transaction, row.id);
    if (to !== stateWith(payment)) return CANNOT;
  }
  await setState(work, to, `state: ${to}`);
  return { outcome: 'done' };
}

async function recordPayment(work: Work, payment: Payment): Promise<DeskOutcome> {
  const { transaction, staff, row, now } = work;
  if (row.kind !== 'pta-membership' || row.state !== 'new') return CANNOT;
  if (payment.paidOn > dayInLusaka(now)) {
    return { outcome: 'refused', detail: 'The day of the payment lies ahead.', field: 'paidOn' };
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
  await setState(work, 'paid', `paid: ${writtenKwacha(kwacha)}`);
  return { outcome: 'done' };
}

async function takePaymentBack(work: Work): Promise<DeskOutcome> {
  const { transaction, row } = work;
  if (row.state !== 'paid') return CANNOT;
  const removed = await transaction
    .deleteFrom('pta_payments')
    .where('form_id', '=', row.id)
    .returning('kwacha')
    .executeTakeFirst();
  if (!removed) return CANNOT;
  await setState(work, 'new', `payment taken back: ${writtenKwacha(Number(removed.kwacha))}`);
  return { outcome: 'done' };
}

async function sendLetter(work: Work, letter: WrittenLetter): Promise<DeskOutcome> {
  const { transaction, staff, row, now, school } = work;
  if (!isMailAddress(row.email)) {
    return { outcome: 'refused', detail: 'No mail can be sent to this address.' };
  }
  const mail = { kind: 'parents-letter', to: row.email, about: row.reference, isPersonal: true };
  await enqueueMail(transaction, { ...mail, ...asMail(letter, school) }, now);
  await transaction
    .insertInto('parent_form_letters')
    .values({
      id: crypto.randomUUID(),
      form_id: row.id,
      sent_at: now.toISOString(),
      staff_email: staff.email,
      subject: letter.subject,
      words: letter.text,
    })
    .execute();
  const act = { act: 'sent', about: row.reference, detail: 'a mail' } as const;
  await recordAct(transaction, staff, act, now);
  await transaction
    .updateTable('parent_forms')
    .set({ version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  return { outcome: 'done' };
}

function findPayment(transaction: WriteTransaction, formId: string) {
  return transaction
    .selectFrom('pta_payments')
    .select('kwacha')
    .where('form_id', '=', formId)
    .executeTakeFirst();
}

async function setState(
  { transaction, staff, row, now }: Work,
  state: string,
  detail: string,
): Promise<void> {
  await transaction
    .updateTable('parent_forms')
    .set({
      state,
      state_at: now.toISOString(),
      ended_at: endOf(row.kind, state, answersOfRow(row), now),
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  await recordAct(transaction, staff, { act: 'changed', about: row.reference, detail }, now);
}
