import type { CaseColumns } from '#desk/record/record-kind.server.ts';
import type { PaymentWay } from './desk/payment.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    parent_forms: ParentFormRow;
    pta_payments: PtaPaymentRow;
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    parent_forms: 'PF';
  }
}

export interface ParentFormRow extends CaseColumns {
  /** One of the forms of the site, or one that it no longer has: `storedFormKind`. */
  kind: string;
  name: string;
  email: string;
  /** The address in small letters. */
  email_search: string;
  phone: string;
  /** JSON: the other answers, by the names of their questions. */
  answers: string;
  /** Of content/forms.yaml: what the sender agreed to. */
  notice_version: string;
  /** One of its kind's statuses (form-statuses.ts). */
  status: string;
  status_at: string;
  /** From when its time of keeping counts; null while it is in use. */
  ended_at: string | null;
}

export interface PtaPaymentRow {
  form_id: string;
  kwacha: number;
  way: PaymentWay;
  /** The day on which the office got the money. */
  paid_on: string;
  /** Empty where none was written. */
  receipt_number: string;
  recorded_at: string;
  staff_email: string;
}
