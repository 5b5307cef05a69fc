import type { CaseColumns } from '#desk/record/record-kind.server.ts';
import type { PaymentStatus } from './payment-status.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    meal_payments: MealPaymentRow;
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    meal_payments: 'MP';
  }
}

export interface MealPaymentRow extends CaseColumns {
  child_name: string;
  grade_level: string;
  guardian_name: string;
  phone: string;
  /** Empty when the family gave none. */
  email: string;
  purpose: string;
  amount_kwacha: number;
  status: PaymentStatus;
  /** The last one that was entered. */
  transaction_id: string | null;
  paid_on: string | null;
  /** When the family entered them. */
  entered_at: string | null;
  /** The transaction that the office has ticked for this payment; no other payment can have it here. */
  ticked_transaction_id: string | null;
  /** The same of a payment that another one was ticked together with, which has it in that column. */
  shared_transaction_id: string | null;
  received_kwacha: number | null;
  /** What the office told the family about a payment that it could not find. */
  reason: string;
  changed_at: string;
}
