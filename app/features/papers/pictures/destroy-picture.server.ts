import type { WriteTransaction } from '#lib/store/store.server.ts';
import { reopenUnlessHere } from '../papers-here.server.ts';
import type { DestroyReason } from '../tables.server.ts';

/**
 * Ends a picture, whole or on its way: its row says when and why, and no longer what its bytes were. Gives the files,
 * to be removed after the commit; what cannot be removed then goes with the nightly sweep, since no row names it.
 */
export async function destroyPicture(
  transaction: WriteTransaction,
  id: string,
  because: DestroyReason,
  now: Date,
): Promise<string[]> {
  const pieces = await transaction
    .deleteFrom('paper_picture_pieces')
    .where('picture_id', '=', id)
    .returning('stored_file')
    .execute();
  const picture = await transaction
    .selectFrom('paper_pictures')
    .select('stored_file')
    .where('id', '=', id)
    .executeTakeFirst();
  await transaction
    .updateTable('paper_pictures')
    .set({
      stored_file: null,
      sha256: '',
      destroy_at: null,
      destroyed_at: now.toISOString(),
      destroyed_because: because,
    })
    .where('id', '=', id)
    .where('destroyed_at', 'is', null)
    .execute();
  const whole = picture?.stored_file;
  return [...pieces.map(({ stored_file }) => stored_file), ...(whole ? [whole] : [])];
}

/** Takes what is known of a paper out of the list, and it is asked for as before; gives the files of its picture. */
export async function forgetPaper(
  transaction: WriteTransaction,
  { reference, paper }: { reference: string; paper: string },
  because: DestroyReason,
  now: Date,
): Promise<string[]> {
  const row = await transaction
    .deleteFrom('papers')
    .where('reference', '=', reference)
    .where('paper', '=', paper)
    .returning('picture_id')
    .executeTakeFirst();
  if (!row) return [];
  await reopenUnlessHere(transaction, { reference, paper });
  return row.picture_id ? destroyPicture(transaction, row.picture_id, because, now) : [];
}
