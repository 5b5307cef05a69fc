import type { HeldRecords } from '../store/held-records.server.ts';
import type { WriteTransaction } from '../store/store.server.ts';
import { forgetSearchWords } from './search-words.server.ts';

/** Carries the deletion out, and takes away the words that its records were found by. */
export async function eraseWithWords<Row extends { id: string }>(
  transaction: WriteTransaction,
  deletion: { execute(): Promise<Row[]> },
): Promise<Row[]> {
  const rows = await deletion.execute();
  await forgetSearchWords(
    transaction,
    rows.map(({ id }) => id),
  );
  return rows;
}

/** How records with search words leave, by the deletion that gives their ids. */
export function erasing(
  deletionOf: (
    transaction: WriteTransaction,
    subject: string,
  ) => { execute(): Promise<{ id: string }[]> },
): HeldRecords['erase'] {
  return async (transaction, subject) => {
    const rows = await eraseWithWords(transaction, deletionOf(transaction, subject));
    return { rows: rows.length };
  };
}
