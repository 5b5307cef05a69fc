import type { Kysely } from 'kysely';

/** The photographs that editors choose for people of the school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_photographs')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('stored_file', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .execute();
}
