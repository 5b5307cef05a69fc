import type { Kysely } from 'kysely';

/** What the office has published over the files of `content/`, each version of each part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('value', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('restored_from', 'integer')
    .addUniqueConstraint('content_versions_of_part', ['part', 'number'])
    .execute();
}
