import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { copySqlite } from '#db/copies/copy-sqlite.server.ts';
import type { DatabaseCopy } from '#db/copies/database-copy.server.ts';
import { databaseFiles } from '#db/copies/manifest.ts';
import { fillPostgres } from '#db/copies/restore.server.ts';
import { upgradeFolderIn } from '#db/copies/upgrade-folder.server.ts';
import type { Environment } from '#lib/env.server.ts';

type Settings = Pick<Environment, 'databaseUrl' | 'dataDir'>;

/** Each submission and each act of somebody has a row in one of these; no migration adds any. */
const TAKEN = ['idempotency_keys', 'audit_records', 'accounts', 'subscribers', 'contact_messages'];
const VERSIONS = 'kysely_migration';

/** What an upgrade has done to the database since it was copied. */
export async function sinceTheCopy(
  settings: Settings,
  { rows }: Pick<DatabaseCopy, 'rows'>,
): Promise<'nothing' | 'another version' | 'forms were taken'> {
  const now = await countRows(settings, [VERSIONS, ...TAKEN]);
  if (now[VERSIONS] === rows[VERSIONS]) return 'nothing';
  return TAKEN.some((table) => (now[table] ?? 0) > (rows[table] ?? 0))
    ? 'forms were taken'
    : 'another version';
}

async function countRows({ databaseUrl, dataDir }: Settings, tables: string[]) {
  const counts: Record<string, number> = {};
  const query = (table: string) => `select count(*) as count from "${table}"`;
  if (!databaseUrl) {
    const database = new DatabaseSync(join(dataDir, databaseFiles.sqlite));
    for (const table of tables) counts[table] = Number(database.prepare(query(table)).get()?.count);
    database.close();
    return counts;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const table of tables) {
      counts[table] = Number((await client.query(query(table))).rows[0].count);
    }
    return counts;
  } finally {
    await client.end();
  }
}

/** Puts the copy in the place of the database. Nobody may have it open. */
export async function bringBack({ databaseUrl, dataDir }: Settings): Promise<void> {
  const kind = databaseUrl ? 'postgres' : 'sqlite';
  const copy = join(upgradeFolderIn(dataDir), databaseFiles[kind]);
  if (databaseUrl) return fillPostgres(databaseUrl, copy);
  const file = join(dataDir, databaseFiles.sqlite);
  // Of the database that goes; the copy has none.
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  copySqlite(copy, file);
}
