import { notePublication } from '../../jobs/publish-signal.server.ts';
import type { WriteTransaction } from '../store.server.ts';
import type { ProvenReceipt } from './receipt-proof.server.ts';
import { findNewestEpoch, newEpoch } from './store-epoch.server.ts';

/**
 * A receipt is genuine, and these data do not have what it stands for, nor have they erased it: so they are earlier than
 * it. Where it is of their own epoch, nobody has said that they came from a copy (a snapshot of the machine, an archive of
 * PostgreSQL): the next epoch begins, within this write and once, and pages say it to all other phones. True then; the
 * caller notifies `publish` after the write.
 */
export async function noteLoss(
  transaction: WriteTransaction,
  { epoch, number }: Pick<ProvenReceipt, 'epoch' | 'number'>,
  now: Date,
): Promise<boolean> {
  const newest = await findNewestEpoch(transaction);
  const isUnsaid = newest.epoch === epoch;
  if (isUnsaid) {
    await transaction
      .insertInto('store_epochs')
      .values({
        position: newest.position + 1,
        epoch: newEpoch(),
        begun_at: now.toISOString(),
        receipts: 0,
        asked_at: null,
      })
      // Another phone was there in the same moment: it has begun it.
      .onConflict((conflict) => conflict.column('position').doNothing())
      .execute();
    await notePublication(transaction);
  }
  // Numbers from here on were given out twice: before these data were set back and after.
  await transaction
    .updateTable('store_epochs')
    .set({ receipts: number - 1 })
    .where('epoch', '=', epoch)
    .where('receipts', '>=', number)
    .execute();
  return isUnsaid;
}
