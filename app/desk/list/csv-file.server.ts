import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { personalPage } from '#lib/http/public-page.ts';
import { anyTable } from '#lib/store/any-table.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { BYTE_ORDER_MARK, writeRows } from '#lib/text/csv.ts';

/** The head of each column, and the cell below it. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>;

interface CsvTable<Database, Table extends keyof Database, Row> {
  /** What the file is to be called on the device. */
  name: string;
  /** What it holds, as the record of who did what calls it. */
  about: string;
  /** By what the rows were chosen, where that is to be known later. */
  chosenBy?: readonly string[];
  columns: CsvColumns<Row>;
  rows: SelectQueryBuilder<Database, Table, Row>;
  /** The columns that put the rows in their order; together they tell one row from all others. */
  order: readonly (keyof Row & string)[];
  direction?: 'asc' | 'desc';
}

/** What a file of a whole list reads in one go; others are answered before the next ones. */
const ROWS_AT_ONCE = 200;

/**
 * A table to keep, after it is written down who took it. It is read while it is sent, so that a school's whole list
 * takes neither memory nor everybody else's time.
 */
export async function csvFile<Database, Table extends keyof Database, Row>(
  { store, clock }: { store: Store; clock: Clock },
  staff: Actor,
  table: CsvTable<Database, Table, Row>,
): Promise<FileAnswer<'text/csv'>> {
  const { name, about, chosenBy = [], columns, rows } = table;
  const count = await countRows(anyTable(store.read).selectFrom(rows.as('rows')));
  // Before anything is said: what cannot be read at all is still answered with a problem.
  const first = await readAfter(store.read, table);
  const detail = [`${count} rows`, ...chosenBy].join(', ');
  await store.write((transaction) =>
    recordAct(transaction, staff, { act: 'exported', about, detail }, clock.now()),
  );
  const next = (last: Row) => readAfter(store.read, table, last);
  return new Response(streamOf(written(columns, first, next)), {
    headers: {
      ...personalPage,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

/** The next rows after one, in their order; the first ones without it. */
async function readAfter<Database, Table extends keyof Database, Row>(
  read: ReadStore,
  { rows, order, direction = 'asc' }: CsvTable<Database, Table, Row>,
  last?: Row,
): Promise<Row[]> {
  const columns = order.map((name) => sql.ref(name));
  let query = anyTable(read).selectFrom(rows.as('rows')).selectAll().limit(ROWS_AT_ONCE);
  for (const column of columns) query = query.orderBy(column, direction);
  if (last) {
    const sign = sql.raw(direction === 'asc' ? '>' : '<');
    const values = order.map((name) => last[name]);
    query = query.where(sql<SqlBool>`(${sql.join(columns)}) ${sign} (${sql.join(values)})`);
  }
  return (await query.execute()) as Row[];
}

async function* written<Row>(
  columns: CsvColumns<Row>,
  first: Row[],
  next: (last: Row) => Promise<Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield BYTE_ORDER_MARK + writeRows([Object.keys(columns)]);
  for (let piece = first; ; ) {
    yield writeRows(piece.map((row) => cells.map((cell) => cell(row))));
    const last = piece.at(-1);
    if (last === undefined || piece.length < ROWS_AT_ONCE) return;
    // SQLite answers at once: without this, whoever else waits would wait for the whole file.
    await nextTurn();
    piece = await next(last);
  }
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => texts.return(undefined).then(() => undefined),
  });
}
