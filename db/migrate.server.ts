import { type Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { CannotStart } from '#lib/env.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { whenUnlocked } from '#lib/store/when-unlocked.server.ts';
import { everyMigration } from './every-migration.ts';

const provider: MigrationProvider = { getMigrations: async () => everyMigration };

/** The last migration that this program knows; a database that has run a later one is of a newer program. */
const NEWEST = Object.keys(everyMigration).sort().at(-1) ?? '';

/** What is said where the data is of a newer program than the one that was asked to work on it. */
export class NewerDatabase extends CannotStart {
  override name = 'NewerDatabase';
  /** The same request may well succeed once the newer program runs (app/lib/http/unavailable.server.ts). */
  readonly code = 'NEWER_DATABASE';
}

/**
 * Throws `NewerDatabase` when a newer program has changed this database: an older one does not know which tables it
 * has to ask before it shows, sends or keeps anything.
 */
export async function expectKnownVersion({ read }: Pick<Store, 'read'>): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    select max(name) as name from kysely_migration`.execute(read);
  const found = rows[0]?.name ?? '';
  if (found <= NEWEST) return;
  throw new NewerDatabase(
    `The database is of version ${numberOf(found)} and this program knows versions up to ${numberOf(NEWEST)}: start the newer program, or bring back the copy from before the upgrade.`,
  );
}

const numberOf = (migration: string) => Number.parseInt(migration, 10);

export async function hasPendingMigrations(store: Store): Promise<boolean> {
  const known = await migratorOf(store).getMigrations();
  return known.some((migration) => !migration.executedAt);
}

/** Whether any program has made its tables in this database. */
export async function hasTables({ read }: Pick<Store, 'read'>): Promise<boolean> {
  const tables = await read.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === 'kysely_migration');
}

/**
 * Runs what has not run yet, in the order of the numbers and in one transaction on both databases: all of it or
 * nothing, also in a power cut; within a transaction that is given as `read`, in that one. SQLite ignores `pragma foreign_keys` in a transaction, so no migration may go by it.
 * Throws the first failure.
 */
export async function migrate(store: Pick<Store, 'read'>): Promise<void> {
  await whenUnlocked(async () => {
    const { error } = await migratorOf(store).migrateToLatest();
    if (error) throw error;
  });
}

function migratorOf(store: Pick<Store, 'read'>): Migrator {
  // The migrator alone begins transactions of its own.
  return new Migrator({ db: store.read as Kysely<unknown>, provider });
}
