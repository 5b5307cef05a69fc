import type { Kysely } from 'kysely';

/** Which of the mails that are due leaves first: 0 before 1 before 2. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.dropIndex('outgoing_mails_by_status').execute();
  await db.schema
    .createIndex('outgoing_mails_by_status')
    .on('outgoing_mails')
    .columns(['status', 'priority', 'due_at'])
    .execute();
}
