import { defineRoom } from '#desk/define-room.server.ts';
import { isUniqueViolation } from '#lib/store/store.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { canTakeBack, paymentHistory } from '../payment-history.server.ts';
import { paymentStatuses, reasonOf } from '../payment-status.ts';
import { answeredPayments } from './answered.server.ts';
import { alreadyTicked, paymentChanges } from './payment-changes.server.ts';
import { paymentSheet } from './payment-sheet.server.ts';
import { paymentsOfFamily } from './payments-of-family.server.ts';
import { findSharedIds, listSameTransaction, transactionOf } from './same-transaction.server.ts';
import '../tables.server.ts';

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
