import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { anyTable } from '#lib/store/any-table.ts';
import { openPostgresStore } from '#lib/store/postgres.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { migrate } from '../migrate.server.ts';
import { openUpToDateStore } from '../open-store.server.ts';
import { isSqliteInUse } from './copy-sqlite.server.ts';
import { databaseFiles } from './manifest.ts';

/** What the tables of the migrator hold is made anew, but for the lock, which is a machine's own. */
const NOT_MOVED = 'kysely_migration_lock';
/** PostgreSQL takes 65,535 values in one statement. */
const VALUES_AT_ONCE = 20_000;

type Row = Record<string, unknown>;

/** How many rows a table has, and one number over all of them, whatever their order. */
interface Facts {
  rows: number;
  digest: string;
}

/**
 * Copies every row of the SQLite file into an empty PostgreSQL database: tables, rows and the comparison of both in one
 * transaction, so that all of it is there or nothing. The file is only read. Gives how many rows each table has.
 */
export async function moveToPostgres({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<Record<string, number>> {
  const file = join(dataDir, databaseFiles.sqlite);
  if (!databaseUrl) {
    throw new CannotStart('Set DATABASE_URL to the empty PostgreSQL database to move to.');
  }
  if (!existsSync(file)) {
    throw new CannotStart(`There is no ${file} to move; set DATA_DIR as the site has it.`);
  }
  if (isSqliteInUse(file)) {
    throw new CannotStart(`The site is running on ${dataDir}; stop it first.`);
  }
  await expectThisVersion(dataDir);
  const source = new DatabaseSync(file);
  const target = openPostgresStore(databaseUrl, () => {});
  try {
    // Reads only; a connection that is opened so would leave its log behind.
    source.exec('pragma query_only = on');
    // Of one moment, should somebody start the site meanwhile.
    source.exec('begin');
    return await target.write((transaction) => moveInto(transaction, source));
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const reason = (error as Error).message || (error as { code?: string }).code;
    throw new CannotStart(`Nothing was moved: ${reason}.`);
  } finally {
    source.close();
    await target.close();
  }
}

async function expectThisVersion(dataDir: string): Promise<void> {
  const store = await openUpToDateStore({ dataDir });
  await store?.close();
  if (store) return;
  throw new CannotStart(
    'The SQLite file is of another version: start the site on it once with this version, and stop it.',
  );
}

async function moveInto(
  transaction: WriteTransaction,
  source: DatabaseSync,
): Promise<Record<string, number>> {
  await expectEmpty(transaction);
  await migrate({ read: transaction });
  return copyEveryTable(transaction, source);
}

/** Replaces what PostgreSQL has by the rows of the file, whose tables are the same. Throws where they do not arrive. */
export async function copyEveryTable(
  transaction: WriteTransaction,
  source: DatabaseSync,
): Promise<Record<string, number>> {
  const tables = await inOrderOfReferences(transaction);
  expectSameTables(tables, source);
  // A new school begins with a few rows; this one has its own.
  for (const table of tables.toReversed()) await anyTable(transaction).deleteFrom(table).execute();
  const moved: Record<string, number> = {};
  for (const table of tables) {
    const facts = await copyTable(transaction, source, table);
    const arrived = await factsOf(transaction, table);
    if (arrived.rows !== facts.rows || arrived.digest !== facts.digest) {
      throw new CannotStart(
        `Nothing was moved: the table ${table} arrived with other rows (${arrived.rows} of ${facts.rows}).`,
      );
    }
    moved[table] = facts.rows;
  }
  return moved;
}

async function expectEmpty(transaction: WriteTransaction): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = current_schema()`.execute(transaction);
  if (rows.length > 0) {
    throw new CannotStart(
      'The PostgreSQL database is not empty; make a new one and set DATABASE_URL to it.',
    );
  }
}

/** Every table, those that others refer to first. */
async function inOrderOfReferences(transaction: WriteTransaction): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename <> ${NOT_MOVED} order by 1`.execute(
    transaction,
  );
  const { rows: references } = await sql<{ of: string; to: string }>`
    select conrelid::regclass::text as of, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(transaction);
  const waiting = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) => !references.some(({ of, to }) => of === table && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

function expectSameTables(tables: string[], source: DatabaseSync): void {
  const found = source
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => name !== NOT_MOVED);
  const known = new Set(tables);
  const odd = found.filter((name) => !known.has(name));
  if (odd.length > 0) {
    throw new CannotStart(`Nothing was moved: the school has no table ${odd.join(', ')}.`);
  }
}

/** Reads the file row by row, however large the table is. */
async function copyTable(
  transaction: WriteTransaction,
  source: DatabaseSync,
  table: string,
): Promise<Facts> {
  const digest = newDigest();
  let batch: Row[] = [];
  const send = async () => {
    if (batch.length === 0) return;
    await anyTable<Row>(transaction).insertInto(table).values(batch).execute();
    batch = [];
  };
  for (const found of source.prepare(`select * from "${table}" order by rowid`).iterate()) {
    const row = { ...found } as Row;
    digest.add(row);
    batch.push(row);
    if (batch.length * Object.keys(row).length > VALUES_AT_ONCE) await send();
  }
  await send();
  return digest.facts();
}

async function factsOf(transaction: WriteTransaction, table: string): Promise<Facts> {
  const digest = newDigest();
  const rows = await anyTable<Row>(transaction).selectFrom(table).selectAll().execute();
  for (const row of rows) digest.add(row);
  return digest.facts();
}

function newDigest() {
  const sum = Buffer.alloc(32);
  let rows = 0;
  return {
    add(row: Row) {
      rows++;
      const columns = Object.keys(row).sort();
      const hash = createHash('sha256')
        .update(JSON.stringify(columns.map((column) => [column, row[column]])))
        .digest();
      for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) ^ (hash[at] ?? 0);
    },
    facts: (): Facts => ({ rows, digest: sum.toString('hex') }),
  };
}
