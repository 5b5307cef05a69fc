import type { Needs } from '#lib/needs.ts';
import type { Store } from '#lib/store/store.server.ts';
import { hashOfAddress } from '../hash-of-address.server.ts';
import { allHeldRecords } from '../registry.server.ts';
import type { ErasureRow } from '../tables.server.ts';
import { eraseSubject } from './erase-records.server.ts';

/**
 * Erases again, in a store that comes from a copy, what was erased after that copy was taken, and takes the erasures
 * into its list, as they were. What somebody has left in a copy stays. Returns how many found something.
 */
export async function repeatErasures(
  { store, files, secret }: Needs<'store' | 'files' | 'secret'>,
  erasures: readonly ErasureRow[],
): Promise<number> {
  const known = new Set(
    (await store.read.selectFrom('erasures').select('id').execute()).map(({ id }) => id),
  );
  const addresses = await listAddresses(store, secret);
  let found = 0;
  for (const erasure of erasures) {
    if (known.has(erasure.id)) continue;
    known.add(erasure.id);
    const subject = erasure.left_at
      ? undefined
      : (erasure.reference ?? addresses.get(erasure.subject_hash ?? ''));
    const { rows, fileNames } = await store.write(async (transaction) => {
      await transaction.insertInto('erasures').values(erasure).execute();
      return subject ? eraseSubject(transaction, subject) : { rows: {}, fileNames: [] };
    });
    for (const name of fileNames) await files.remove(name);
    if (Object.keys(rows).length > 0) found++;
  }
  return found;
}

/** The addresses that are held, by their hashes. */
async function listAddresses({ read }: Store, secret: string): Promise<Map<string, string>> {
  const lists = await Promise.all(allHeldRecords.map((held) => held.listAddresses?.(read) ?? []));
  return new Map(lists.flat().map((address) => [hashOfAddress(address, secret), address]));
}
