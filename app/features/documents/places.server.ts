import type { WriteTransaction } from '#lib/store/store.server.ts';
import { withPlace } from './school-document.ts';
import './tables.server.ts';

/** Puts a document in its new place, and the others around it. */
export async function moveToPlace(
  transaction: WriteTransaction,
  id: string,
  place: number,
): Promise<void> {
  const rows = await listInOrder(transaction);
  const ids = withPlace(
    rows.map((row) => row.id),
    id,
    place,
  );
  for (const [index, moved] of ids.entries()) {
    if (rows.find((row) => row.id === moved)?.place === index + 1) continue;
    await transaction
      .updateTable('documents')
      .set({ place: index + 1 })
      .where('id', '=', moved)
      .execute();
  }
}

/** Every document as the list has it. */
export function listInOrder(transaction: WriteTransaction) {
  return transaction
    .selectFrom('documents')
    .select(['id', 'slug', 'place'])
    .orderBy('place')
    .orderBy('id')
    .execute();
}
