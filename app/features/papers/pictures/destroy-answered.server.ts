import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { DestroyReason } from '../tables.server.ts';
import { destroyPicture } from './destroy-picture.server.ts';

/** The office has answered this photograph: it is destroyed once the answer can be taken back no more. */
export async function destroyLater(
  transaction: WriteTransaction,
  id: string,
  because: Extract<DestroyReason, 'seen' | 'unreadable'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('paper_pictures')
    .set({ destroy_at: undoEndsAt(now).toISOString(), destroyed_because: because })
    .where('id', '=', id)
    .execute();
}

/** Takes that back, if the photograph is still there; false where it is not. */
export async function keepAfterAll(
  transaction: WriteTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('paper_pictures')
    .set({ destroy_at: null, destroyed_because: null })
    .where('id', '=', id)
    .where('destroyed_at', 'is', null)
    .where('destroy_at', '>', now.toISOString())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Destroys the photographs whose answer can be taken back no more. */
export async function destroyAnswered({
  store,
  files,
  clock,
}: Needs<'store' | 'files' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due = await store.read
    .selectFrom('paper_pictures')
    .select(['id', 'destroyed_because'])
    .where('destroy_at', '<=', now.toISOString())
    .execute();
  for (const { id, destroyed_because: because } of due) {
    const gone = await store.write(async (transaction) => {
      // The answer may have been taken back since it was found.
      const { numUpdatedRows } = await transaction
        .updateTable('paper_pictures')
        .set(({ ref }) => ({ destroy_at: ref('destroy_at') }))
        .where('id', '=', id)
        .where('destroy_at', '<=', now.toISOString())
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return [];
      await transaction
        .updateTable('papers')
        .set({ picture_id: null })
        .where('picture_id', '=', id)
        .execute();
      return destroyPicture(transaction, id, because ?? 'seen', now);
    });
    for (const name of gone) await files.remove(name);
  }
}
