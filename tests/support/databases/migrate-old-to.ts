import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { openPostgresStore } from '#lib/store/postgres.server.ts';
import { openSqliteStore } from '#lib/store/sqlite.server.ts';
import { fillAsOfOld } from './old-database.ts';
import type { SchoolDatabase } from './school-database.ts';

/** What the school had long before, with every migration up to this one and none after it. */
export async function migrateOldTo(database: SchoolDatabase, last: string): Promise<void> {
  await fillAsOfOld(database);
  const url = database.settings.DATABASE_URL;
  const store = url
    ? openPostgresStore(url, () => {})
    : openSqliteStore(join(database.dataDir, 'school.db'));
  const migrations: Record<string, Migration> = {};
  for (const file of readdirSync('db/migrations')) {
    const name = file.replace(/\.ts$/, '');
    migrations[name] = await import(`../../../db/migrations/${name}.ts`);
  }
  const migrator = new Migrator({
    db: store.read as Kysely<unknown>,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateTo(last);
  await store.close();
  if (error) throw error;
}
