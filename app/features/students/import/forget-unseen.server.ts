import { setImmediate as nextTurn } from 'node:timers/promises';
import { forgetSearchWords } from '#lib/search/search-words.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import './tables.server.ts';
import '../tables.server.ts';

const AT_ONCE = 50;
const HOUR_MS = 60 * 60_000;

/**
 * Removes what an import wrote of children who are no children of the school: it was refused, was taken back, or never
 * came to its last write, such as before a power cut. Nobody has seen them.
 */
export async function forgetUnseen(
  store: Store,
  of: { importId: string } | { before: string },
): Promise<void> {
  const unseen = await store.read
    .selectFrom('imported_children')
    .select('id')
    .where('id', 'not in', (row) => row.selectFrom('students').select('students.id'))
    .where((row) =>
      'importId' in of ? row('import_id', '=', of.importId) : row('imported_at', '<', of.before),
    )
    .execute();
  for (let from = 0; from < unseen.length; from += AT_ONCE) {
    const ids = unseen.slice(from, from + AT_ONCE).map(({ id }) => id);
    await store.write(async (transaction) => {
      await transaction.deleteFrom('imported_children').where('id', 'in', ids).execute();
      await forgetSearchWords(transaction, ids);
    });
    await nextTurn();
  }
}

/** Each night, of imports that began more than an hour ago. */
export function forgetUnfinishedImports(store: Store, now: Date): Promise<void> {
  return forgetUnseen(store, { before: new Date(now.getTime() - HOUR_MS).toISOString() });
}
