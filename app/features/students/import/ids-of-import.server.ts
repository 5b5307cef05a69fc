import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** So many children become children of the school, or leave, before others are answered. */
const AT_ONCE = 250;

/** Whom an import brought, by their ids. */
export async function idsOfImport(read: ReadStore, importId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('imported_children')
    .select('id')
    .where('import_id', '=', importId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** All of them, some at a time. */
export function* inPieces(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE) yield ids.slice(from, from + AT_ONCE);
}
