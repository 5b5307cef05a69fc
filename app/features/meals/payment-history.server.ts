import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';
import type { Reached, Told } from '#desk/cases/time-to-undo.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { lettersAbout } from './emails/payment-letters.ts';
import { type PaymentStatus, reasonOf } from './payment-status.ts';
import type { MealPaymentRow } from './tables.server.ts';

/** What a payment has been, for the office and as the family is told. */
export const paymentHistory = statusesOfKind<PaymentStatus, PaymentFacts>(lettersAbout);

export interface PaymentFacts {
  receivedKwacha: number;
  tickedTransactionId: string;
  /** Whether another payment that was ticked with the same transaction has it already. */
  isShared: boolean;
  /** Why the office did not find it. */
  reason: string;
}

/** A payment as its family is told of it: without what the office has just done and can take back. */
export async function toldPayment<Row extends Omit<MealPaymentRow, 'id'>>(
  read: ReadStore,
  row: Row,
  now: Date,
): Promise<Row> {
  const told = await paymentHistory.findTold(read, row, now);
  return { ...row, ...columnsOf(told), changed_at: told.since ?? row.changed_at };
}

/** The columns of a payment that has this status with these facts. */
export function columnsOf({
  status,
  facts,
}: Pick<Told<PaymentStatus, PaymentFacts>, 'status' | 'facts'>) {
  return {
    status,
    received_kwacha: facts.receivedKwacha ?? null,
    ticked_transaction_id: facts.isShared ? null : (facts.tickedTransactionId ?? null),
    shared_transaction_id: facts.isShared ? (facts.tickedTransactionId ?? null) : null,
    reason: reasonOf({ status, reason: facts.reason ?? '' }),
  };
}

/** Whether the office can take its last act back: not what the family did, and not what takes an act back itself. */
export function canTakeBack(history: readonly Reached<PaymentStatus, PaymentFacts>[]): boolean {
  const last = history.at(-1);
  return last !== undefined && last.movedBy !== null && !last.facts.takesBack;
}
