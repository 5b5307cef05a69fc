import type { Kysely } from 'kysely';

/** Newsletters, and to whom each of them goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema
    .createIndex('newsletter_issues_by_status')
    .on('newsletter_issues')
    .columns(['status'])
    .execute();
  await db.schema
    .createTable('newsletter_deliveries')
    .addColumn('issue_id', 'text', (column) =>
      column.notNull().references('newsletter_issues.id').onDelete('cascade'),
    )
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('queued_at', 'text')
    .addPrimaryKeyConstraint('newsletter_deliveries_pk', ['issue_id', 'subscriber_id'])
    .execute();
  await db.schema
    .createIndex('newsletter_deliveries_waiting')
    .on('newsletter_deliveries')
    .columns(['issue_id', 'queued_at'])
    .execute();
  await db.schema
    .createIndex('newsletter_deliveries_by_subscriber')
    .on('newsletter_deliveries')
    .columns(['subscriber_id'])
    .execute();
}
