import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';

/**
 * The fastest honest way to store what one application stores: its three rows through statements prepared once,
 * one commit each, nothing else in the process. Starts from rows that the school itself has written. Prints JSON.
 */
export interface LoopReport {
  seconds: number;
  /** Milliseconds of one application's transaction. */
  latencies: number[];
}

/** The tables of one application, with the columns that must be new in every row. */
const freshColumns: Record<string, string[]> = {
  idempotency_keys: ['key'],
  enrollment_applications: ['id', 'reference'],
  enrollment_application_statuses: ['application_id'],
};

type Row = Record<string, SQLInputValue>;
type StoreOne = (id: string) => void | Promise<void>;

if (import.meta.main) {
  const [database = '', seconds = ''] = process.argv.slice(2);
  const loop = database.startsWith('postgres:')
    ? await loopOnPostgres(database)
    : loopOnSqlite(database);
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
function loopOnSqlite(file: string) {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  const inserts = Object.keys(freshColumns).map((table) => {
    const row = database.prepare(`select * from ${table} limit 1`).get() as Row;
    const marks = Object.keys(row).fill('?');
    return { table, row, statement: database.prepare(insertInto(table, row, marks)) };
  });
  return {
    storeOne(id: string) {
      database.exec('begin');
      for (const { table, row, statement } of inserts) statement.run(...valuesOf(table, row, id));
      database.exec('commit');
    },
    close: () => database.close(),
  };
}

async function loopOnPostgres(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const inserts: { table: string; row: Row; text: string }[] = [];
  for (const table of Object.keys(freshColumns)) {
    const { rows } = await client.query<Row>(`select * from ${table} limit 1`);
    const row = rows[0] ?? {};
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    inserts.push({ table, row, text: insertInto(table, row, marks) });
  }
  return {
    async storeOne(id: string) {
      await client.query('begin');
      for (const { table, row, text } of inserts)
        await client.query({ name: table, text, values: valuesOf(table, row, id) });
      await client.query('commit');
    },
    close: () => client.end(),
  };
}

function insertInto(table: string, row: Row, marks: string[]): string {
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`;
}

function valuesOf(table: string, row: Row, id: string): SQLInputValue[] {
  const fresh = freshColumns[table] ?? [];
  return Object.entries(row).map(([column, value]) => (fresh.includes(column) ? id : value));
}
