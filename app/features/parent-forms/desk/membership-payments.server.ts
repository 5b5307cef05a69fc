import { refuse } from '#desk/record/desk-answer.server.ts';
import { enter, type StaffIn } from '#desk/require-room.server.ts';
import type { PaymentPart } from '#features/meals/statement/payment-part.ts';
import { phoneIn } from '#features/meals/statement/reading/statement-line.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { membershipKwacha } from '#features/parent-form-kinds/pta-membership.ts';
import { storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfRow } from '../form-row.server.ts';
import { formRoom } from './room.server.ts';
import '../tables.server.ts';

const KIND = 'pta-membership';
const statuses = Object.keys(storedForms[KIND].statuses);
const open = statuses.filter((status) => getStatus(KIND, status).takesPayment);
const paid = statuses.filter((status) => getStatus(KIND, status).isPaid);

/** PTA memberships, as a statement finds and ticks them. Its transaction is kept as the number of the receipt. */
export const membershipPayments: PaymentPart = {
  prefix: 'PM',
  async listPromised(read, { fees }) {
    const rows = await memberships(read)
      .select(['reference', 'name', 'email', 'phone', 'answers', 'submitted_at', 'version'])
      .where('status', 'in', open)
      .orderBy('submitted_at')
      .execute();
    return rows.map((row) => ({
      reference: row.reference,
      title: `PTA membership of ${row.name}`,
      payer: row.name,
      kwacha: membershipKwacha(answersOfRow(row), fees.pta),
      phone: phoneIn(row.phone),
      transactionId: '',
      madeOn: dayInLusaka(new Date(row.submitted_at)),
      version: row.version,
    }));
  },
  async listSettled(read, { transactionIds, references }) {
    const rows = await memberships(read)
      .leftJoin('pta_payments as payment', 'payment.form_id', 'form.id')
      .select(['reference', 'name', 'status', 'receipt_number'])
      .where('status', 'not in', open)
      .where(({ eb, or }) =>
        or([eb('reference', 'in', references), eb('receipt_number', 'in', transactionIds)]),
      )
      .execute();
    return rows.map((row) => ({
      reference: row.reference,
      title: `PTA membership of ${row.name}`,
      status: getStatus(KIND, row.status).name,
      transactionId: row.receipt_number ?? '',
    }));
  },
  tick: (services, staff, { reference, version, kwacha, transactionId, day }) =>
    inRoom(staff, (treasurer) =>
      formRoom.change(services, treasurer, reference, {
        change: 'payment',
        version,
        payment: { kwacha, way: 'mobileMoney', paidOn: day, receiptNumber: transactionId },
      }),
    ),
  async listTickedAt(read, references) {
    const rows = await paidForms(read)
      .select('recorded_at')
      .where('reference', 'in', references)
      .execute();
    return rows.map(({ recorded_at }) => recorded_at);
  },
  listTicked: (read, instants) =>
    paidForms(read)
      .select(['reference', 'version', 'kwacha'])
      .where('recorded_at', 'in', instants)
      .where('status', 'in', paid)
      .execute(),
  takeBack: (services, staff, { reference, version }) =>
    inRoom(staff, (treasurer) =>
      formRoom.change(services, treasurer, reference, { change: 'takePaymentBack', version }),
    ),
};

const memberships = (read: ReadStore) =>
  read.selectFrom('parent_forms as form').where('form.kind', '=', KIND);

const paidForms = (read: ReadStore) =>
  memberships(read).innerJoin('pta_payments as payment', 'payment.form_id', 'form.id');

async function inRoom(
  staff: StaffIn<'meals'>,
  change: (treasurer: StaffIn<'parents'>) => ReturnType<typeof formRoom.change>,
) {
  const treasurer = enter(staff, 'parents');
  return treasurer ? change(treasurer) : refuse('Your role does not let you tick PTA memberships.');
}
