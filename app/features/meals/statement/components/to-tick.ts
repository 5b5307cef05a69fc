import type { ShownLine, ShownPayment } from '../shown-statement.server.ts';

/** A line with what it pays, as the screen asks for its tick. */
export interface TransactionToTick {
  line: ShownLine;
  pays: readonly ShownPayment[];
}

/** As the school is asked for it. */
export function asked({ line: { transactionId, day }, pays }: TransactionToTick) {
  return {
    transactionId,
    day,
    pays: pays.map(({ reference, version, kwacha }) => ({ reference, version, kwacha })),
  };
}
