import { type CsvColumns, csvFile } from '#desk/list/csv-file.server.ts';
import type { ListFilter } from '#desk/list/list-address.ts';
import { withStatus } from '#desk/list/list-by-status.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import type { Store } from '#lib/store/store.server.ts';
import { gradeName } from '../meal-payment.ts';
import { type PaymentStatus, paymentStatuses } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';
import { findPayments } from './desk-queries.server.ts';
import { transactionOf } from './same-transaction.server.ts';

const columns: CsvColumns<MealPaymentRow> = {
  Reference: ({ reference }) => reference,
  'Made on': ({ submitted_at }) => dayInLusaka(new Date(submitted_at)),
  Child: ({ child_name }) => child_name,
  Grade: ({ grade_level }) => gradeName(grade_level),
  Guardian: ({ guardian_name }) => guardian_name,
  For: ({ purpose }) => purpose,
  'Amount (K)': ({ amount_kwacha }) => String(amount_kwacha),
  Status: ({ status }) => paymentStatuses[status].name,
  'Received (K)': ({ received_kwacha }) => String(received_kwacha ?? ''),
  'Transaction id': (row) => transactionOf(row) ?? '',
  'Paid on': ({ paid_on }) => paid_on ?? '',
  'Last changed on': ({ changed_at }) => dayInLusaka(new Date(changed_at)),
};

/** The payments as a file for the bookkeeper, after it is written down who took it. */
export async function paymentsFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'meals'>,
  { q, status }: ListFilter<PaymentStatus>,
): Promise<FileAnswer<'text/csv'>> {
  return csvFile(services, staff, {
    name: 'meal-payments.csv',
    about: 'meal payments',
    columns,
    rows: findPayments(services.store.read, q).where(withStatus(status)).selectAll(),
    order: ['id'],
  });
}
