import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '#lib/env.server.ts';
import type { Log } from '#lib/metrics/log.server.ts';
import { openPostgresStore } from '#lib/store/postgres.server.ts';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { copyBeforeMigration } from './copies/copy-before-migration.server.ts';
import { copySqlite } from './copies/copy-sqlite.server.ts';
import {
  expectKnownVersion,
  hasPendingMigrations,
  hasTables,
  migrate,
  NewerDatabase,
} from './migrate.server.ts';

/** Opens the store that the settings name and brings it to the newest schema. Throws `CannotStart` when it cannot. */
export async function openStore(
  {
    databaseUrl,
    dataDir,
    isFollowed,
  }: { databaseUrl?: string | undefined; dataDir: string; isFollowed?: boolean },
  log: Log,
): Promise<Store> {
  const file = join(dataDir, 'school.db');
  const isNew = !existsSync(file);
  let store: Store | undefined;
  try {
    store = databaseUrl
      ? openPostgresStore(databaseUrl, (error) =>
          log.error({ reason: error.message }, 'database connection lost'),
        )
      : openSqliteStore(file, { isFollowed });
    if (await hasTables(store)) await expectKnownVersion(store);
    if (await hasPendingMigrations(store)) {
      if (store.kind === 'sqlite' && !isNew) backUp(file, log);
      await migrate(store);
    }
    return store;
  } catch (error) {
    await store?.close().catch(() => {});
    if (error instanceof CannotStart) throw error;
    const reason =
      error instanceof Error ? error.message || (error as { code?: string }).code : error;
    throw new CannotStart(`The database could not be opened: ${reason}.`);
  }
}

/** Opens the store as it is, to look into it; undefined where there is none, or one of another version. */
export async function openUpToDateStore({
  databaseUrl,
  dataDir,
}: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Store | undefined> {
  const file = join(dataDir, 'school.db');
  if (!databaseUrl && !existsSync(file)) return undefined;
  const store = databaseUrl ? openPostgresStore(databaseUrl, () => {}) : openSqliteStore(file);
  try {
    if (!(await hasPendingMigrations(store))) {
      await expectKnownVersion(store);
      return store;
    }
  } catch (error) {
    await store.close();
    if (error instanceof NewerDatabase) return undefined;
    throw error;
  }
  await store.close();
  return undefined;
}

/**
 * An older version cannot work on the new schema, so there has to be a way back. Made anew at every try: what fails
 * changes nothing, and an older version may have written since.
 */
function backUp(file: string, log: Log): void {
  const copy = copyBeforeMigration(file);
  copySqlite(file, copy);
  log.info({ copy }, 'database copied before its schema changes');
}
