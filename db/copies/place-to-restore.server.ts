import { existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '#lib/env.server.ts';
import { isSqliteInUse } from './copy-sqlite.server.ts';
import { ASIDE, MACHINE_KEY, SCRATCH } from './data-folder-names.ts';
import { databaseFiles } from './manifest.ts';

/** What lies in the data folder and would be in the way of a copy. */
async function listPresent(dataDir: string): Promise<string[]> {
  if (!existsSync(dataDir)) return [];
  const staying = [SCRATCH, MACHINE_KEY];
  return (await readdir(dataDir)).filter(
    (name) => !name.startsWith(ASIDE) && !staying.includes(name),
  );
}

/** Throws `CannotStart` where a site runs on the data folder, or something lies there that is not to be replaced. */
export async function expectRoom(dataDir: string, isReplacing: boolean): Promise<void> {
  if ((await listPresent(dataDir)).length === 0) return;
  const file = join(dataDir, databaseFiles.sqlite);
  if (existsSync(file) && isSqliteInUse(file)) {
    throw new CannotStart(`The site is running on ${dataDir}; stop it first.`);
  }
  if (!isReplacing) {
    throw new CannotStart(
      `${dataDir} is not empty; add --replace to put aside what is there, or set DATA_DIR to a new folder.`,
    );
  }
}

/** Puts aside what lies in the data folder. */
export async function makeRoom(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Listed anew: looking into the database has put its log in order.
  const present = await listPresent(dataDir);
  if (present.length === 0) return;
  const aside = join(dataDir, `${ASIDE}${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside, { mode: 0o700 });
  for (const name of present) await rename(join(dataDir, name), join(aside, name));
}

/** The database's own work, such as autovacuum, is done in no role's name and in nobody's way. */
export const othersOnPostgres = `select 1 from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and usesysid is not null`;

/** The same as `expectRoom`, of a PostgreSQL database. */
export async function expectFree(url: string, isReplacing: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: others } = await client.query(othersOnPostgres);
    if (others.length > 0) {
      throw new CannotStart('Somebody is connected to the database; stop the site first.');
    }
    const { rows: tables } = await client.query(
      `select 1 from pg_tables where schemaname = 'public'`,
    );
    if (tables.length > 0 && !isReplacing) {
      throw new CannotStart(
        'The database is not empty; add --replace to empty it first, or set DATABASE_URL to a new one.',
      );
    }
  } finally {
    await client.end();
  }
}
