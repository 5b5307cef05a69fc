import { findByWholeWords } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** So many are looked at: what more have in common is nobody's own. */
const MOST_FOUND = 50;

/** The references of the forms on which a guardian has one of these phones or addresses (`phoneKey`, `emailKey`). */
export async function listWithContact(read: ReadStore, keys: readonly string[]): Promise<string[]> {
  const found = await findByWholeWords(read, ['EN'], [...keys, ''], MOST_FOUND);
  const rows = await read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('id', 'in', [...found.map(({ record_id }) => record_id), ''])
    .execute();
  return rows.map(({ reference }) => reference);
}
