import type { Kysely } from 'kysely';

/** When the data was copied away last, and whether the pages of the database were whole when they were looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('last_copy')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('taken_at', 'text')
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('page_checks')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('checked_at', 'text', (column) => column.notNull())
    .addColumn('damage', 'text')
    .execute();
  // From here on a copy is waited for.
  await (db as Kysely<{ last_copy: { id: number; taken_at: string | null; since: string } }>)
    .insertInto('last_copy')
    .values({ id: 1, taken_at: null, since: new Date().toISOString() })
    .execute();
}
