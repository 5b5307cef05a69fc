import type { ListFilter } from '#desk/list/list-address.ts';
import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { PaymentStatus } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';
import { transactionOf } from './same-transaction.server.ts';

const money = ['reference', 'child', 'grade', 'guardian', 'amount', 'status', 'receivedAmount'];

/** The payments as the bookkeeper takes them along. */
export const paymentSheet: CaseSheet<MealPaymentRow, ListFilter<PaymentStatus>, object> = {
  columns: {
    child: { name: 'Child', cell: ({ child_name }) => child_name },
    grade: {
      name: 'Grade',
      inList: 'cell-topic',
      cell: ({ grade_level }) => shortGrade(grade_level),
    },
    guardian: { name: 'Guardian', cell: ({ guardian_name }) => guardian_name },
    phone: { name: 'Phone', kind: 'phone', cell: ({ phone }) => phone },
    email: { name: 'Email', cell: ({ email }) => email },
    purpose: { name: 'For', cell: ({ purpose }) => purpose },
    amount: {
      name: 'Amount (K)',
      kind: 'number',
      cell: ({ amount_kwacha }) => amount_kwacha,
    },
    receivedAmount: {
      name: 'Received (K)',
      kind: 'number',
      cell: ({ received_kwacha }) => received_kwacha,
    },
    transaction: { name: 'Transaction id', cell: (row) => transactionOf(row) },
    paidOn: { name: 'Paid on', kind: 'day', cell: ({ paid_on }) => paid_on },
    changed: {
      name: 'Last change',
      kind: 'day',
      cell: ({ changed_at }) => dayInLusaka(new Date(changed_at)),
    },
  },
  usual: ['reference', 'child', 'grade', 'amount', 'transaction', 'changed', 'status'],
  ready: { money: { name: 'Meal money', columns: [...money, 'transaction', 'paidOn'] } },
};
