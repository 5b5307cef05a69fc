import { readOfficeWork } from '#desk/cases/office-work.server.ts';
import { type ListFilter, listFilterFrom } from '#desk/list/list-address.ts';
import { listByStatus } from '#desk/list/list-by-status.server.ts';
import { opening } from '#desk/record/open-record.server.ts';
import { isStatusOf } from '#desk/record/record-status.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { canTakeBack, paymentHistory } from '../payment-history.server.ts';
import { type PaymentStatus, paymentStatuses, reasonOf } from '../payment-status.ts';
import { paymentKind } from './desk-commands.server.ts';
import { findSharedIds, listSameTransaction, transactionOf } from './same-transaction.server.ts';
import '../tables.server.ts';

/** Which payments an address asks for. */
export const paymentFilterFrom = (search: URLSearchParams) =>
  listFilterFrom(search, isStatusOf(paymentStatuses));

/** One page of the payments, the last changed first. */
export async function listPayments(
  read: ReadStore,
  _staff: StaffIn<'meals'>,
  { q, status }: ListFilter<PaymentStatus>,
  page: number,
) {
  const list = await listByStatus(findPayments(read, q), { status, page }, (shown) =>
    shown
      .select(['reference', 'child_name as childName', 'grade_level as gradeLevel'])
      .select(['amount_kwacha as amountKwacha', 'transaction_id', 'ticked_transaction_id'])
      .select(['changed_at as changedAt', 'status'])
      .orderBy('changed_at', 'desc')
      .orderBy('id'),
  );
  const shared = await findSharedIds(
    read,
    list.rows.flatMap((row) => transactionOf(row) ?? []),
  );
  return {
    ...list,
    rows: list.rows.map(({ transaction_id, ticked_transaction_id, ...row }) => {
      const transactionId = transactionOf({ transaction_id, ticked_transaction_id });
      // Whether another payment names the same transaction.
      return { ...row, transactionId, isSharedId: shared.has(transactionId ?? '') };
    }),
  };
}

export type PaymentList = Awaited<ReturnType<typeof listPayments>>;

/** The payments with the words that were typed. */
export function findPayments(read: ReadStore, q: string) {
  return read.selectFrom('meal_payments').where(isFoundBy('MP', q, 'id'));
}

/** One payment; undefined when nobody has this reference. */
export const openPayment = opening(paymentKind, async (row, { read, history }) => ({
  reference: row.reference,
  childName: row.child_name,
  gradeLevel: row.grade_level,
  amountKwacha: row.amount_kwacha,
  transactionId: transactionOf(row),
  changedAt: row.changed_at,
  status: row.status,
  version: row.version,
  submittedAt: row.submitted_at,
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
  work: await readOfficeWork(read, 'meals', row),
  history,
}));

export type PaymentRecord = NonNullable<Awaited<ReturnType<typeof openPayment>>>;
