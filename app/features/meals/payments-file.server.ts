import { csvAnswer } from '#features/staff/csv-answer.server.ts';
import type { StaffIn } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import { writeCsv } from '#lib/csv.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import type { Store } from '#lib/store/store.server.ts';
import { eachPayment, type PaymentFilter } from './desk-queries.server.ts';
import { gradeName } from './meal-payment.ts';
import { paymentStateNames } from './payment-state.ts';

const HEAD = [
  ...['Reference', 'Made on', 'Child', 'Grade', 'Guardian', 'For', 'Amount (K)'],
  ...['State', 'Received (K)', 'Transaction id', 'Paid on', 'Last changed on'],
];

/** The payments as a file for the bookkeeper, after it is written down who took it. */
export async function paymentsFile(
  { store, clock }: { store: Store; clock: Clock },
  staff: StaffIn<'meals'>,
  filter: PaymentFilter,
): Promise<Response> {
  const rows = [HEAD];
  for await (const piece of eachPayment(store.read, staff, filter)) {
    for (const row of piece) {
      rows.push([
        row.reference,
        dayInLusaka(new Date(row.submitted_at)),
        row.child_name,
        gradeName(row.grade_level),
        row.guardian_name,
        row.purpose,
        String(row.amount_kwacha),
        paymentStateNames[row.state].name,
        row.received_kwacha === null ? '' : String(row.received_kwacha),
        row.ticked_transaction_id ?? row.transaction_id ?? '',
        row.paid_on ?? '',
        dayInLusaka(new Date(row.changed_at)),
      ]);
    }
  }
  const act = {
    act: 'exported',
    about: 'meal payments',
    detail: `${rows.length - 1} rows`,
  } as const;
  await store.write((transaction) => recordAct(transaction, staff, act, clock.now()));
  return csvAnswer(writeCsv(rows), 'meal-payments.csv');
}
