import type { Kysely } from 'kysely';

/** Mails on their way out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outgoing_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipient_search', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text_part', 'text', (column) => column.notNull())
    .addColumn('html_part', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('list_unsubscribe', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('put_off_since', 'text')
    .addColumn('settled_at', 'text')
    .addColumn('reason', 'text')
    .execute();
  await db.schema
    .createIndex('outgoing_mails_by_status')
    .on('outgoing_mails')
    .columns(['status', 'due_at'])
    .execute();
  await db.schema
    .createIndex('outgoing_mails_by_recipient')
    .on('outgoing_mails')
    .columns(['recipient_search', 'queued_at'])
    .execute();
  await db.schema
    .createIndex('outgoing_mails_by_reference')
    .on('outgoing_mails')
    .columns(['about'])
    .execute();
}
