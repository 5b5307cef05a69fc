import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { paymentRoom } from '../desk/room.server.ts';
import { transactionOf } from '../desk/same-transaction.server.ts';
import { canBecome, type PaymentStatus, paymentStatuses } from '../payment-status.ts';
import type { PaymentPart } from './payment-part.ts';
import { phoneIn } from './reading/statement-line.ts';
import '../tables.server.ts';

const statuses = Object.keys(paymentStatuses) as PaymentStatus[];
const paid = statuses.filter((status) => paymentStatuses[status].hasMoney);
const open = statuses.filter((status) => canBecome(status, 'confirmed'));

/** Meal payments, as a statement finds and ticks them. */
export const mealPart: PaymentPart = {
  prefix: 'MP',
  async listPromised(read) {
    const rows = await read
      .selectFrom('meal_payments')
      .select(['reference', 'child_name', 'guardian_name', 'phone', 'amount_kwacha', 'version'])
      .select(['transaction_id', 'submitted_at'])
      .where('status', 'in', open)
      .orderBy('submitted_at')
      .execute();
    return rows.map((row) => ({
      reference: row.reference,
      title: `Meals of ${row.child_name}`,
      payer: row.guardian_name,
      kwacha: row.amount_kwacha,
      phone: phoneIn(row.phone),
      transactionId: row.transaction_id ?? '',
      madeOn: dayInLusaka(new Date(row.submitted_at)),
      version: row.version,
    }));
  },
  async listSettled(read, { transactionIds, references }) {
    const rows = await read
      .selectFrom('meal_payments')
      .select(['reference', 'child_name', 'status'])
      .select(['transaction_id', 'ticked_transaction_id', 'shared_transaction_id'])
      .where('status', 'not in', open)
      .where(({ eb, or }) =>
        or([
          eb('reference', 'in', references),
          eb('ticked_transaction_id', 'in', transactionIds),
          eb('shared_transaction_id', 'in', transactionIds),
        ]),
      )
      .execute();
    return rows.map((row) => ({
      reference: row.reference,
      title: `Meals of ${row.child_name}`,
      status: paymentStatuses[row.status].name,
      transactionId: paymentStatuses[row.status].hasMoney ? (transactionOf(row) ?? '') : '',
    }));
  },
  tick: (services, staff, { reference, version, kwacha, transactionId, sharedWith }) =>
    paymentRoom.change(services, staff, reference, {
      change: 'confirm',
      version,
      receivedKwacha: kwacha,
      transactionId,
      sharedWith: [...sharedWith],
    }),
  async listTickedAt(read, references) {
    const rows = await read
      .selectFrom('meal_payments')
      .select('changed_at')
      .where('reference', 'in', references)
      .where('status', 'in', paid)
      .execute();
    return rows.map(({ changed_at }) => changed_at);
  },
  async listTicked(read, instants) {
    const rows = await read
      .selectFrom('meal_payments')
      .select(['reference', 'version', 'received_kwacha'])
      .where('changed_at', 'in', instants)
      .where('status', 'in', paid)
      .execute();
    return rows.map(({ received_kwacha, ...row }) => ({ ...row, kwacha: received_kwacha ?? 0 }));
  },
  takeBack: (services, staff, { reference, version }) =>
    paymentRoom.change(services, staff, reference, { change: 'undo', version }),
};
