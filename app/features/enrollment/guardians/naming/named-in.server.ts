import { emailKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/**
 * Ids of the applications that name one of these addresses, as part of a query, by the words that they are found by: no
 * table is read whole.
 */
export function idsNaming(read: ReadStore, addresses: readonly string[]) {
  return read
    .selectFrom('search_words')
    .select('record_id')
    .where('kind', '=', 'EN')
    .where('word', 'in', ['', ...addresses.map(emailKey).filter(Boolean)]);
}
