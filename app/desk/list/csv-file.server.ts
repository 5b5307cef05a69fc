import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Store } from '#lib/store/store.server.ts';
import { BYTE_ORDER_MARK, writeRows } from '#lib/text/csv.ts';

/** The head of each column, and the cell below it. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>;

interface CsvTable<Row> {
  /** What the file is to be called on the device. */
  name: string;
  /** What it holds, as the record of who did what calls it. */
  about: string;
  /** Rows without the head, and by what they were chosen. */
  detail: string;
  columns: CsvColumns<Row>;
  /** The rows in their order: all of them, or those that come after one (`comesAfter`). */
  rows(last: Row | undefined): { limit(most: number): { execute(): Promise<Row[]> } };
}

/** What a file of a whole list reads in one go; others are answered before the next ones. */
const ROWS_AT_ONCE = 200;

/**
 * A table to keep, after it is written down who took it. It is read while it is sent, so that a school's whole list
 * takes neither memory nor everybody else's time.
 */
export async function csvFile<Row>(
  { store, clock }: { store: Store; clock: Clock },
  staff: Actor,
  { name, about, detail, columns, rows }: CsvTable<Row>,
): Promise<Response> {
  const read = (last?: Row) => rows(last).limit(ROWS_AT_ONCE).execute();
  // Before anything is said: what cannot be read at all is still answered with a problem.
  const first = await read();
  await store.write((transaction) =>
    recordAct(transaction, staff, { act: 'exported', about, detail }, clock.now()),
  );
  return new Response(streamOf(written(columns, first, read)), {
    headers: {
      ...personalPage,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

/** For a `where`: the rows after the one with these values, in the order of the columns; all rows without one. */
export function comesAfter(
  last: Record<string, string> | undefined,
  sign: '>' | '<' = '>',
): RawBuilder<SqlBool> {
  if (!last) return sql`1 = 1`;
  const columns = sql.join(Object.keys(last).map((name) => sql.ref(name)));
  return sql`(${columns}) ${sql.raw(sign)} (${sql.join(Object.values(last))})`;
}

async function* written<Row>(
  columns: CsvColumns<Row>,
  first: Row[],
  read: (last: Row) => Promise<Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield BYTE_ORDER_MARK + writeRows([Object.keys(columns)]);
  for (let piece = first; ; ) {
    yield writeRows(piece.map((row) => cells.map((cell) => cell(row))));
    const last = piece.at(-1);
    if (last === undefined || piece.length < ROWS_AT_ONCE) return;
    // SQLite answers at once: without this, whoever else waits would wait for the whole file.
    await nextTurn();
    piece = await read(last);
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
