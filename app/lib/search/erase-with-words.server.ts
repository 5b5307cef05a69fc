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
