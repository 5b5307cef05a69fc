import type { Kysely } from 'kysely';

/** The doubts about the content that somebody of the office has said to be right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dismissed_doubts')
    .addColumn('doubt', 'text', (column) => column.primaryKey())
    .addColumn('dismissed_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .execute();
}
