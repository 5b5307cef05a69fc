import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type ListPage, pageWithin, ROWS_PER_PAGE } from './list-page.ts';
import { countIn, type Tally, tallyOf } from './tally.ts';

/** One page of a list whose rows have a status. */
interface ListByStatus<Row, Status extends string> extends ListPage<Row> {
  /** How many of what is searched and filtered otherwise are with each status. */
  tally: Tally<Status>;
}

/**
 * One page of what is found, all or with one status, as `rowsOf` reads and orders it. It is counted under the other
 * filters, or as `counted` says.
 */
export async function listByStatus<
  Database,
  Table extends keyof Database,
  Row,
  Status extends string,
>(
  found: SelectQueryBuilder<Database, Table, object>,
  { status, page: asked }: { status: Status | ''; page: number },
  rowsOf: (page: SelectQueryBuilder<Database, Table, object>) => Promise<Row[]>,
  counted?: Tally<Status>,
): Promise<ListByStatus<Row, Status>> {
  const tally = counted ?? (await countByStatus(found));
  const shown = status ? found.where(withStatus(status)) : found;
  const total = countIn(tally, status);
  const { page, start } = pageWithin(total, asked);
  const rows = await rowsOf(shown.limit(ROWS_PER_PAGE).offset(start));
  return { rows, page, tally, total };
}

async function countByStatus<Database, Table extends keyof Database, Status extends string>(
  found: SelectQueryBuilder<Database, Table, object>,
): Promise<Tally<Status>> {
  const counts = await found
    .select(({ fn }) => [sql`status`.as('status'), fn.countAll().as('count')])
    .groupBy(sql`status`)
    .$castTo<{ status: Status; count: number | string }>()
    .execute();
  return tallyOf(
    counts,
    (row) => row.status,
    (row) => row.count,
  );
}

/** For a `where` of any table with a status; without one, all rows. */
export function withStatus(status: string) {
  return status ? sql<SqlBool>`status = ${status}` : sql<SqlBool>`1 = 1`;
}
