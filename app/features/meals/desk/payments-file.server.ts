import { csvFile } from '#desk/list/csv-file.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { gradeName } from '../meal-payment.ts';
import { paymentStatusNames } from '../payment-status.ts';
import { countPayments, eachPayment, type PaymentFilter } from './desk-queries.server.ts';

const HEAD = [
  ...['Reference', 'Made on', 'Child', 'Grade', 'Guardian', 'For', 'Amount (K)'],
  ...['Status', 'Received (K)', 'Transaction id', 'Paid on', 'Last changed on'],
];

/** The payments as a file for the bookkeeper, after it is written down who took it. */
export async function paymentsFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'meals'>,
  filter: PaymentFilter,
): Promise<Response> {
  const { read } = services.store;
  return csvFile(services, staff, {
    name: 'meal-payments.csv',
    about: 'meal payments',
    detail: `${await countPayments(read, filter)} rows`,
    head: HEAD,
    pieces: cellsOfEach(read, staff, filter),
  });
}

async function* cellsOfEach(read: ReadStore, staff: StaffIn<'meals'>, filter: PaymentFilter) {
  for await (const rows of eachPayment(read, staff, filter)) {
    yield rows.map((row) => [
      row.reference,
      dayInLusaka(new Date(row.submitted_at)),
      row.child_name,
      gradeName(row.grade_level),
      row.guardian_name,
      row.purpose,
      String(row.amount_kwacha),
      paymentStatusNames[row.status].name,
      row.received_kwacha === null ? '' : String(row.received_kwacha),
      row.ticked_transaction_id ?? row.transaction_id ?? '',
      row.paid_on ?? '',
      dayInLusaka(new Date(row.changed_at)),
    ]);
  }
}
