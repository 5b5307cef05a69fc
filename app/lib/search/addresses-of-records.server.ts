import type { ReadStore } from '../store/store.server.ts';
import type { SearchKind } from './search-words.server.ts';

/** An address that stands in other records as well, and which these are. */
export interface SharedAddress {
  address: string;
  records: { kind: SearchKind; id: string }[];
}

/**
 * The email addresses that stand in these records: those in no other record of these kinds, and those that others have
 * as well.
 */
export async function listAddresses(
  read: ReadStore,
  kinds: readonly SearchKind[],
  recordIds: readonly string[],
): Promise<{ own: string[]; shared: SharedAddress[] }> {
  if (recordIds.length === 0) return { own: [], shared: [] };
  const found = await read
    .selectFrom('search_words')
    .select('word')
    .distinct()
    .where('record_id', 'in', recordIds)
    .where('word', 'like', '%@%')
    .orderBy('word')
    .execute();
  const addresses = found.map(({ word }) => word);
  if (addresses.length === 0) return { own: [], shared: [] };
  const elsewhere = await read
    .selectFrom('search_words')
    .select(['word', 'kind', 'record_id as id'])
    .where('kind', 'in', kinds)
    .where('word', 'in', addresses)
    .where('record_id', 'not in', recordIds)
    .execute();
  const sharing = addresses.map((address) => ({
    address,
    records: elsewhere.filter(({ word }) => word === address),
  }));
  return {
    own: sharing.filter(({ records }) => records.length === 0).map(({ address }) => address),
    shared: sharing.filter(({ records }) => records.length > 0),
  };
}
