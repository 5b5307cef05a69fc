import { randomBytes } from 'node:crypto';
import { notePublication } from '../../jobs/publish-signal.server.ts';
import type { ReadStore, WriteTransaction } from '../store.server.ts';

declare module '../store.server.ts' {
  interface Tables {
    /** One row for each epoch: a restore begins a new one, since what was sent after the copy is lost. */
    store_epochs: StoreEpochRow;
  }
}

export interface StoreEpochRow {
  position: number;
  epoch: string;
  begun_at: string;
  /** How many receipts were given out in it, as far as these data know all of them. */
  receipts: number;
  /** Since when every page asks phones to come by with what was lost before it; null while none does. */
  asked_at: string | null;
}

export const newEpoch = () => randomBytes(4).toString('base64url');

/** The epoch of the data, the newest one. */
export function findNewestEpoch(read: ReadStore): Promise<StoreEpochRow> {
  return read
    .selectFrom('store_epochs')
    .selectAll()
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

export async function findEpoch(read: ReadStore): Promise<string> {
  return (await findNewestEpoch(read)).epoch;
}

/** Counts one more receipt. None is left out: what rolls back takes its number back, so that a gap is a loss. */
export async function nextReceipt(
  transaction: WriteTransaction,
): Promise<{ epoch: string; number: number }> {
  const { epoch, receipts } = await transaction
    .updateTable('store_epochs')
    .set(({ eb }) => ({ receipts: eb('receipts', '+', 1) }))
    .where('position', '=', ({ selectFrom, fn }) =>
      selectFrom('store_epochs').select(fn.max('position').as('newest')),
    )
    .returning(['epoch', 'receipts'])
    .executeTakeFirstOrThrow();
  return { epoch, number: receipts };
}

/** Since when every page asks phones to come by; null while none does. Notify `publish` after the write. */
export async function setAsking(
  transaction: WriteTransaction,
  { position }: Pick<StoreEpochRow, 'position'>,
  since: Date | null,
): Promise<void> {
  await transaction
    .updateTable('store_epochs')
    .set({ asked_at: since?.toISOString() ?? null })
    .where('position', '=', position)
    .execute();
  await notePublication(transaction);
}
