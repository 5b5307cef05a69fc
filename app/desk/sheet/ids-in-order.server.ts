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
 * The ids of what a list shows, in the order in which the list reads its pages: so many at most. Those of one instant
 * follow each other by their ids, which are made in the order of time.
 */
export async function idsInOrder<Database, Table extends keyof Database>(
  read: ReadStore,
  found: OrderedRows<Database, Table>,
  most: number,
  direction: 'asc' | 'desc' = 'desc',
): Promise<string[]> {
  const ids: string[] = [];
  for (let last: Ordered | undefined; ids.length < most; ) {
    const rows = await readAfter(read, found, direction, last);
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
  direction: 'asc' | 'desc',
  last: Ordered | undefined,
): Promise<Ordered[]> {
  let rows = anyTable<Ordered>(read)
    .selectFrom(found.as('rows') as unknown as 'rows')
    .select(['id', 'at'])
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(IDS_AT_ONCE);
  if (last) {
    const { at, id } = last;
    const behind = direction === 'asc' ? '>' : '<';
    rows = rows.where((row) =>
      row.or([row('at', behind, at), row.and([row('at', '=', at), row('id', behind, id)])]),
    );
  }
  return rows.execute();
}
