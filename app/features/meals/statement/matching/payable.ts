import type { PlainDate } from '#lib/dates/plain-date.ts';

/** A payment that a family has promised and that the office has not ticked yet. */
export interface Promised {
  reference: string;
  /** What it is for, such as `Meals of Luyando Mwale`. */
  title: string;
  payer: string;
  kwacha: number;
  /** The last nine digits of the family's number. */
  phone: string;
  /** What the family says that the transaction was, as a tick keeps it; empty where it has said nothing. */
  transactionId: string;
  madeOn: PlainDate;
  /** What the office has seen; a change of an older one is refused. */
  version: number;
}

/** A payment that waits for no money any more: ticked, cancelled or ended. */
export interface Settled {
  reference: string;
  title: string;
  /** Such as `Confirmed`. */
  status: string;
  /** The transaction that it was ticked with; empty where there is none. */
  transactionId: string;
}

/** What a statement is compared with. */
export interface Payable {
  promised: readonly Promised[];
  settled: readonly Settled[];
}
