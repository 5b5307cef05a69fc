import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type ListPage, type RowsInOrder, readPage } from './list-page.ts';
import { countIn, type Tally, tallyOf } from './tally.ts';

/** One page of a list whose rows have a status. */
interface ListByStatus<Row, Status extends string> extends ListPage<Row> {
  /** How many of what is searched and filtered otherwise are with each status. */
  tally: Tally<Status>;
}

/** One page of what is found, in the order of `rowsOf`, all or with one status; counted under the other filters. */
export async function listByStatus<
  Database,
  Table extends keyof Database,
  Row,
  Status extends string,
>(
  found: SelectQueryBuilder<Database, Table, object>,
  { status, page }: { status: Status | ''; page: number },
  rowsOf: (shown: SelectQueryBuilder<Database, Table, object>) => RowsInOrder<Row>,
): Promise<ListByStatus<Row, Status>> {
  const counts = await found
    .select(({ fn }) => [sql`status`.as('status'), fn.countAll().as('count')])
    .groupBy(sql`status`)
    .$castTo<{ status: Status; count: number | string }>()
    .execute();
  const tally = tallyOf(
    counts,
    (row) => row.status,
    (row) => row.count,
  );
  const rows = await readPage(rowsOf(status ? found.where(withStatus(status)) : found), page);
  return { rows, page, tally, total: countIn(tally, status) };
}

/** For a `where` of any table with a status; without one, all rows. */
export function withStatus(status: string) {
  return status ? sql<SqlBool>`status = ${status}` : sql<SqlBool>`1 = 1`;
}
