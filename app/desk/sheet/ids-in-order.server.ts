import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import { anyTable } from '#lib/store/any-table.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** What is read in one go; others are answered before the next ones. */
const IDS_AT_ONCE = 1000;

interface Ordered {
  id: string;
  at: string;
}

/** A query of ids, each with the instant that orders it. */
type OrderedRows<Database, Table extends keyof Database> = SelectQueryBuilder<
  Database,
  Table,
  Ordered
>;

/**
 * The ids of what a list shows, the newest first, as the list reads its pages: so many at most. `sameAt` says how those
 * of one instant follow each other there.
 */
export async function idsInOrder<Database, Table extends keyof Database>(
  read: ReadStore,
  found: OrderedRows<Database, Table>,
  most: number,
  sameAt: 'asc' | 'desc' = 'asc',
): Promise<string[]> {
  const ids: string[] = [];
  for (let last: Ordered | undefined; ids.length < most; ) {
    const rows = await readAfter(read, found, sameAt, last);
    ids.push(...rows.map(({ id }) => id));
    last = rows.at(-1);
    if (!last || rows.length < IDS_AT_ONCE) break;
    await nextTurn();
  }
  return ids.slice(0, most);
}

function readAfter<Database, Table extends keyof Database>(
  read: ReadStore,
  found: OrderedRows<Database, Table>,
  sameAt: 'asc' | 'desc',
  last: Ordered | undefined,
): Promise<Ordered[]> {
  let rows = anyTable<Ordered>(read)
    .selectFrom(found.as('rows') as unknown as 'rows')
    .select(['id', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', sameAt)
    .limit(IDS_AT_ONCE);
  if (last) {
    const { at, id } = last;
    const behind = sameAt === 'asc' ? '>' : '<';
    rows = rows.where((row) =>
      row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', behind, id)])]),
    );
  }
  return rows.execute();
}
