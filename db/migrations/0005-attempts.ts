import type { Kysely } from 'kysely';

/** How often somebody tried something, by window of time; who it was is kept as a keyed hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempts')
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('window_at', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_pk', ['rule', 'subject', 'window_at'])
    .execute();
  await db.schema
    .createIndex('attempts_by_expiry')
    .on('attempts')
    .columns(['expires_at'])
    .execute();
}
