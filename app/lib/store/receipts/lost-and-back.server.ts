import type { ReadStore } from '../store.server.ts';
import './returned-receipts.server.ts';
import { findNewestEpoch } from './store-epoch.server.ts';

/** What is known of what was lost with the last restore, and of all that came back. */
export interface LostAndBack {
  restoredAt: string;
  /** Since when every page asks phones to come by; null while none does. */
  askedAt: string | null;
  cameBack: number;
  /** Had been erased before the phone came with it. */
  stayedErased: number;
  /** At least so many receipts lie between the copy and the highest that a phone came with. */
  stillMissing: number;
}

/** Undefined for data that were never brought back from a copy. */
export async function findLostAndBack(read: ReadStore): Promise<LostAndBack | undefined> {
  const newest = await findNewestEpoch(read);
  if (newest.position === 1) return undefined;
  const epochs = await read
    .selectFrom('returned_receipts')
    .leftJoin('store_epochs', 'store_epochs.epoch', 'returned_receipts.epoch')
    // Those of an epoch that burned whole were all lost.
    .where(({ eb, fn, val }) =>
      eb('returned_receipts.number', '>', fn.coalesce('store_epochs.receipts', val(0))),
    )
    .groupBy(['returned_receipts.epoch', 'store_epochs.receipts'])
    .select(({ fn }) => [
      'store_epochs.receipts as known',
      fn.max('returned_receipts.number').as('highest'),
      fn.countAll().as('seen'),
      fn.sum('returned_receipts.is_taken').as('taken'),
    ])
    .execute();
  const sum = (of: (epoch: (typeof epochs)[number]) => number) =>
    epochs.reduce((total, epoch) => total + of(epoch), 0);
  const cameBack = sum(({ taken }) => Number(taken));
  return {
    restoredAt: newest.begun_at,
    askedAt: newest.asked_at,
    cameBack,
    stayedErased: sum(({ seen }) => Number(seen)) - cameBack,
    stillMissing: sum(({ known, highest, seen }) => Number(highest) - (known ?? 0) - Number(seen)),
  };
}
