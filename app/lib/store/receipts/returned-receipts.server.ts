import type { ReadStore, WriteTransaction } from '../store.server.ts';
import type { ProvenReceipt } from './receipt-proof.server.ts';

declare module '../store.server.ts' {
  interface Tables {
    /** Receipts of earlier epochs that a phone came with, for what these data did not have. */
    returned_receipts: {
      epoch: string;
      number: number;
      /** Empty once what it stands for is erased. */
      reference: string;
      came_back_at: string;
      /** 0 where it was not taken: it had been erased. */
      is_taken: number;
    };
  }
}

export async function noteReturn(
  transaction: WriteTransaction,
  { epoch, number, reference }: ProvenReceipt,
  isTaken: boolean,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('returned_receipts')
    .values({
      epoch,
      number,
      reference: isTaken ? reference : '',
      came_back_at: now.toISOString(),
      is_taken: isTaken ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(['epoch', 'number']).doNothing())
    .execute();
}

/** When a phone has brought this back; undefined for what was never lost. */
export async function findReturn(read: ReadStore, reference: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('returned_receipts')
    .select('came_back_at')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.came_back_at;
}
