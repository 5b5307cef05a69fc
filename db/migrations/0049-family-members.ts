import type { Kysely } from 'kysely';

/** Which applications, messages, forms and payments are of one family. What stands here alone is a family of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_members')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('family_id', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('family_members_by_family')
    .on('family_members')
    .columns(['family_id', 'joined_at'])
    .execute();
}
