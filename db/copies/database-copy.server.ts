import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import * as v from 'valibot';
import { fileColumns } from '../named-files.server.ts';
import { copySqlite } from './copy-sqlite.server.ts';
import { databaseFiles, erasuresSchema, type Manifest } from './manifest.ts';
import { connectionOf, runPostgresTool } from './postgres-tools.server.ts';

export interface DatabaseCopy {
  kind: Manifest['database']['kind'];
  rows: Record<string, number>;
  /** The files that rows of the copy name. */
  fileNames: string[];
  erasures: Manifest['erasures'];
  clockReadAt: string | undefined;
}

type Ask = (query: string) => Promise<Record<string, unknown>[]>;

/** Copies the database that the settings name into `folder`, as it is at one moment. */
export function copyDatabase(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  folder: string,
): Promise<DatabaseCopy> {
  if (databaseUrl) return copyPostgres(databaseUrl, join(folder, databaseFiles.postgres));
  return copyFile(join(dataDir, databaseFiles.sqlite), join(folder, databaseFiles.sqlite));
}

async function copyFile(file: string, copy: string): Promise<DatabaseCopy> {
  copySqlite(file, copy);
  return describeFile(copy);
}

/** What stands in a SQLite file that nobody has open. */
export async function describeFile(file: string): Promise<DatabaseCopy> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await describe('sqlite', async (query) => database.prepare(query).all());
  } finally {
    database.close();
  }
}

/** The dump and what is said about it look at the same snapshot. */
async function copyPostgres(url: string, copy: string): Promise<DatabaseCopy> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    const { target, environment } = connectionOf(url);
    await runPostgresTool(
      'pg_dump',
      [
        ...['--format=custom', '--no-owner', '--no-privileges', '--schema=public'],
        ...[`--snapshot=${rows[0].snapshot}`, `--file=${copy}`, `--dbname=${target}`],
      ],
      environment,
    );
    return await describe('postgres', async (query) => (await client.query(query)).rows);
  } finally {
    await client.end();
  }
}

const tablesOf = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  postgres: `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
};

async function describe(kind: DatabaseCopy['kind'], ask: Ask): Promise<DatabaseCopy> {
  const rows: Record<string, number> = {};
  for (const { name } of await ask(tablesOf[kind])) {
    const [counted] = await ask(`select count(*) as count from "${name}"`);
    rows[String(name)] = Number(counted?.count);
  }
  const fileNames: string[] = [];
  for (const { table, column } of fileColumns) {
    if (!(table in rows)) continue;
    for (const { name } of await ask(
      `select ${column} as name from ${table} where ${column} is not null`,
    )) {
      fileNames.push(String(name));
    }
  }
  const erasures = v.parse(erasuresSchema, await ask('select * from erasures'));
  const [reading] = rows.clock_readings ? await ask('select read_at from clock_readings') : [];
  const clockReadAt = reading && String(reading.read_at);
  return { kind, rows, fileNames, erasures, clockReadAt };
}
