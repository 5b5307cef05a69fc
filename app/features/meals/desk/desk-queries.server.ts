import { statusIn, typedIn } from '#desk/list/list-address.ts';
import { type ListPage, ROWS_AT_ONCE, ROWS_PER_PAGE } from '#desk/list/list-page.ts';
import { countIn, type Tally, tallyOf } from '#desk/list/tally.ts';
import { openRecord } from '#desk/record/open-record.server.ts';
import { type HistoryEntry, listActs } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { isFoundBy } from '#lib/search/search-words.server.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { isPaymentStatus, type PaymentStatus, reasonOf } from '../payment-status.ts';
import { paymentKind } from './desk-commands.server.ts';
import {
  findSharedIds,
  listSameTransaction,
  type SameTransaction,
  transactionOf,
} from './same-transaction.server.ts';
import '../tables.server.ts';

interface PaymentInList {
  reference: string;
  childName: string;
  gradeLevel: string;
  amountKwacha: number;
  transactionId: string | null;
  changedAt: string;
  status: PaymentStatus;
  /** Whether another payment names the same transaction. */
  isSharedId: boolean;
}

export interface PaymentList extends ListPage<PaymentInList> {
  tally: Tally<PaymentStatus>;
}

export interface PaymentFilter {
  q: string;
  status: PaymentStatus | '';
}

/** Reads an address; what makes no sense in it counts as not said. */
export function paymentFilterFrom(search: URLSearchParams): PaymentFilter {
  return { q: typedIn(search), status: statusIn(search, isPaymentStatus) };
}

/** One page of the payments, the last changed first. */
export async function listPayments(
  read: ReadStore,
  _staff: StaffIn<'meals'>,
  { q, status }: PaymentFilter,
  page: number,
): Promise<PaymentList> {
  const found = findPayments(read, q);
  const counts = await found
    .select(({ fn }) => ['status', fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const tally = tallyOf(counts);
  const rows = await found
    .select(['reference', 'child_name as childName', 'grade_level as gradeLevel'])
    .select(['amount_kwacha as amountKwacha', 'transaction_id', 'ticked_transaction_id'])
    .select(['changed_at as changedAt', 'status'])
    .$if(status !== '', (query) => query.where('status', '=', status as PaymentStatus))
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
    .execute();
  const shared = await findSharedIds(
    read,
    rows.flatMap((row) => transactionOf(row) ?? []),
  );
  return {
    rows: rows.map(({ transaction_id, ticked_transaction_id, ...row }) => {
      const transactionId = transactionOf({ transaction_id, ticked_transaction_id });
      return { ...row, transactionId, isSharedId: shared.has(transactionId ?? '') };
    }),
    page,
    tally,
    total: countIn(tally, status),
  };
}

/** Every payment that the filter finds, in pieces, for a file. */
export async function* eachPayment(
  read: ReadStore,
  _staff: StaffIn<'meals'>,
  { q, status }: PaymentFilter,
) {
  let last = '';
  for (;;) {
    const rows = await findPayments(read, q)
      .selectAll()
      .$if(status !== '', (query) => query.where('status', '=', status as PaymentStatus))
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    last = rows.at(-1)?.id ?? '';
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** How many payments the filter finds. */
export async function countPayments(
  read: ReadStore,
  { q, status }: PaymentFilter,
): Promise<number> {
  return countRows(
    findPayments(read, q).$if(status !== '', (query) =>
      query.where('status', '=', status as PaymentStatus),
    ),
  );
}

function findPayments(read: ReadStore, q: string) {
  return read.selectFrom('meal_payments').where(isFoundBy('MP', q, 'id'));
}

export interface PaymentRecord extends Omit<PaymentInList, 'isSharedId'> {
  version: number;
  submittedAt: string;
  guardianName: string;
  phone: string;
  email: string;
  purpose: string;
  paidOn: string | null;
  /** When the family entered the transaction id. */
  enteredAt: string | null;
  receivedKwacha: number | null;
  reason: string;
  canUndo: boolean;
  /** Other payments that name the same transaction. */
  sameTransaction: SameTransaction[];
  history: HistoryEntry[];
}

/** One payment; undefined when nobody has this reference. */
export async function openPayment(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'meals'>,
  reference: string,
): Promise<PaymentRecord | undefined> {
  const row = await openRecord(paymentKind, services, staff, reference);
  if (!row) return undefined;
  const { read } = services.store;
  return {
    reference,
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
    enteredAt: row.entered_at,
    receivedKwacha: row.received_kwacha,
    reason: reasonOf(row),
    canUndo: row.status_before !== null,
    sameTransaction: await listSameTransaction(read, row),
    history: await listActs(read, reference),
  };
}
