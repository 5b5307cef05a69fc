import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';

/**
 * The fastest honest way to store what one application stores: its rows through statements prepared once, one commit
 * each, nothing else in the process. Starts from rows that the school itself has written for one application, of its
 * own three tables or of all that it fills. Prints JSON.
 */
export interface LoopReport {
  seconds: number;
  /** Milliseconds of one application's transaction. */
  latencies: number[];
}

/** The tables of one application, with the columns that must be new for every application. */
const ownTables: Record<string, string[]> = {
  idempotency_keys: ['key'],
  enrollment_applications: ['id', 'reference'],
  case_statuses: ['reference'],
};
/** The words that it is found by, and the letters to family and office. */
const besides: Record<string, string[]> = {
  search_words: ['record_id'],
  outgoing_mails: ['id'],
};
export const LOOPS = { rows: ownTables, everything: { ...ownTables, ...besides } };

/** Of one application in one table; the copy that a loop starts from holds one application. */
const MOST_ROWS = 50;

const TEXT_LENGTH = 735;
const HTML_LENGTH = 1791;

type Tables = (typeof LOOPS)[keyof typeof LOOPS];
type Row = Record<string, SQLInputValue>;
type StoreOne = (id: string) => void | Promise<void>;

if (import.meta.main) {
  const [database = '', seconds = '', what = 'rows'] = process.argv.slice(2);
  const tables = LOOPS[what as keyof typeof LOOPS];
  const loop = database.startsWith('postgres:')
    ? await loopOnPostgres(database, tables)
    : loopOnSqlite(database, tables);
  const report = await repeat(loop.storeOne, Number(seconds));
  await loop.close();
  process.stdout.write(JSON.stringify(report));
}

async function repeat(storeOne: StoreOne, seconds: number): Promise<LoopReport> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let now = startedAt;
  while (now - startedAt < seconds * 1000) {
    const pending = storeOne(crypto.randomUUID());
    if (pending) await pending;
    const then = now;
    now = performance.now();
    latencies.push(now - then);
  }
  return { seconds: (now - startedAt) / 1000, latencies };
}

/** With the settings of app/lib/store/sqlite.server.ts. */
function loopOnSqlite(file: string, tables: Tables) {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  const inserts = Object.entries(tables).flatMap(([table, fresh]) => {
    const rows = database.prepare(`select * from ${table} limit ${MOST_ROWS}`).all() as Row[];
    const marks = Object.keys(rows[0] ?? {}).fill('?');
    const statement = database.prepare(insertInto(table, rows[0] ?? {}, marks));
    return rows.map((row, index) => ({ row: withLetter(row), index, fresh, statement }));
  });
  return {
    storeOne(id: string) {
      database.exec('begin');
      for (const { row, index, fresh, statement } of inserts) {
        statement.run(...valuesOf(row, fresh, `${id}${index || ''}`));
      }
      database.exec('commit');
    },
    close: () => database.close(),
  };
}

async function loopOnPostgres(url: string, tables: Tables) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const inserts: { table: string; fresh: string[]; row: Row; text: string }[] = [];
  for (const [table, fresh] of Object.entries(tables)) {
    const { rows } = await client.query<Row>(`select * from ${table} limit 1`);
    const row = rows[0] ?? {};
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    inserts.push({ table, fresh, row, text: insertInto(table, row, marks) });
  }
  return {
    async storeOne(id: string) {
      await client.query('begin');
      for (const { table, fresh, row, text } of inserts)
        await client.query({ name: table, text, values: valuesOf(row, fresh, id) });
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

/** A letter's text is emptied once it has left, which is at once; this is as long as a receipt. */
function withLetter(row: Row): Row {
  return 'html_part' in row
    ? { ...row, text_part: 'x'.repeat(TEXT_LENGTH), html_part: 'x'.repeat(HTML_LENGTH) }
    : row;
}

function insertInto(table: string, row: Row, marks: string[]): string {
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`;
}

function valuesOf(row: Row, fresh: string[], id: string): SQLInputValue[] {
  return Object.entries(row).map(([column, value]) => (fresh.includes(column) ? id : value));
}
