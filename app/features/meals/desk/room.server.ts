import { defineRoom } from '#desk/define-room.server.ts';
import type { PartOfFamily, Waiting } from '#desk/family/family-part.ts';
import type { ListFilter } from '#desk/list/list-address.ts';
import { signOf } from '#desk/record/record-status.ts';
import { deskRooms } from '#desk/rooms.ts';
import type { CaseSheet } from '#desk/sheet/case-sheet.server.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { isUniqueViolation, type ReadStore } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { canTakeBack, paymentHistory } from '../payment-history.server.ts';
import { type PaymentStatus, paymentStatuses, reasonOf } from '../payment-status.ts';
import type { MealPaymentRow } from '../tables.server.ts';
import { answeredPayments } from './answered.server.ts';
import { alreadyTicked, paymentChanges } from './payment-changes.server.ts';
import { findSharedIds, listSameTransaction, transactionOf } from './same-transaction.server.ts';

const money = ['reference', 'child', 'grade', 'guardian', 'amount', 'status', 'receivedAmount'];

/** The payments as the bookkeeper takes them along. */
const paymentSheet: CaseSheet<MealPaymentRow, ListFilter<PaymentStatus>, object> = {
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

/** Where the office finds what families have paid for meals, and confirms it. */
export const paymentRoom = defineRoom({
  room: 'meals',
  table: 'meal_payments',
  code: 'MP',
  statuses: paymentStatuses,
  by: ({ entered_at }) => ({ who: 'The family', at: entered_at }),
  list: {
    newestBy: 'changed_at',
    async rows(page, read) {
      const rows = await page
        // The grade is for programs: the screen has it from the sheet, in words.
        .select(['reference', 'child_name as childName', 'grade_level as gradeLevel'])
        .select(['amount_kwacha as amountKwacha', 'transaction_id'])
        .select(['ticked_transaction_id', 'shared_transaction_id'])
        .select(['changed_at as changedAt', 'status', 'version'])
        .execute();
      const ids = rows.flatMap((row) => transactionOf(row) ?? []);
      const shared = await findSharedIds(read, ids);
      return rows.map((row) => {
        const transactionId = transactionOf(row);
        const {
          transaction_id: _,
          ticked_transaction_id: __,
          shared_transaction_id: ___,
          ...shown
        } = row;
        // Whether another payment names the same transaction.
        return { ...shown, transactionId, isSharedId: shared.has(transactionId ?? '') };
      });
    },
  },
  show: async (row, { read }) => ({
    childName: row.child_name,
    gradeLevel: row.grade_level,
    amountKwacha: row.amount_kwacha,
    transactionId: transactionOf(row),
    changedAt: row.changed_at,
    guardianName: row.guardian_name,
    phone: row.phone,
    email: row.email,
    purpose: row.purpose,
    paidOn: row.paid_on,
    // When the family entered the transaction id.
    enteredAt: row.entered_at,
    receivedKwacha: row.received_kwacha,
    reason: reasonOf(row),
    canUndo: canTakeBack(await paymentHistory.list(read, row.reference)),
    sameTransaction: await listSameTransaction(read, row),
  }),
  answered: answeredPayments,
  changes: paymentChanges,
  // Two of the office ticked the same transaction in the same moment.
  refusalFor: (error) => (isUniqueViolation(error) ? alreadyTicked('another payment') : undefined),
  search: {
    columns: ['child_name', 'guardian_name', 'phone', 'amount_kwacha', 'status'],
    shown: ({ amount_kwacha, child_name, guardian_name, phone }) => ({
      title: `${writtenKwacha(amount_kwacha)}, meals of ${child_name}`,
      detail: `Payment by ${guardian_name}, ${phone}`,
    }),
  },
  today: (lines) => [lines.countNew('meal payment to confirm', 'meal payments to confirm')],
  family: paymentsOfFamily,
  sheet: paymentSheet,
});

/** What a family pays for meals. */
async function paymentsOfFamily(
  read: ReadStore,
  references: readonly string[],
): Promise<PartOfFamily> {
  const rows = await read
    .selectFrom('meal_payments')
    .selectAll()
    .where('reference', 'in', references)
    .execute();
  return {
    waits: rows.flatMap(waitingOf),
    entries: rows.map((row) => ({
      kind: 'payment' as const,
      reference: row.reference,
      at: row.submitted_at,
      title: `Payment: ${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`,
      text: [
        row.purpose,
        row.transaction_id && `Transaction ${row.transaction_id}`,
        row.received_kwacha !== null && `Received: ${writtenKwacha(row.received_kwacha)}`,
      ]
        .filter(Boolean)
        .join('\n'),
      by: `${row.guardian_name}, ${row.phone}`,
      status: signOf(paymentStatuses[row.status]),
      to: `${deskRooms.meals.path}/${row.reference}`,
    })),
  };
}

/** The office confirms what the family says it has paid; before that, and where nothing was found, the family pays. */
function waitingOf(row: MealPaymentRow): Waiting[] {
  const { status, reference, reason } = row;
  const { name, isOver, isOurTurn, hasReason } = paymentStatuses[status];
  if (isOver) return [];
  const amount = `${writtenKwacha(row.amount_kwacha)}, meals of ${row.child_name}`;
  return [
    {
      on: isOurTurn ? 'school' : 'family',
      since: row.submitted_at,
      what: isOurTurn ? `Confirm the payment: ${amount}` : `Payment: ${amount}`,
      detail: [name, hasReason && reason].filter(Boolean).join(': '),
      to: `${deskRooms.meals.path}/${reference}`,
    },
  ];
}
