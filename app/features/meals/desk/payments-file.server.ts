import type { CsvColumns } from '#desk/list/csv-file.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { gradeName } from '../meal-payment.ts';
import { paymentStatuses } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';
import { transactionOf } from './same-transaction.server.ts';

/** The payments as the bookkeeper gets them. */
export const paymentColumns: CsvColumns<MealPaymentRow> = {
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
