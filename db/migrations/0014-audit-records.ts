import type { Kysely } from 'kysely';

/** Who of the staff saw, changed, exported or erased what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('audit_records_by_subject')
    .on('audit_records')
    .columns(['about', 'at'])
    .execute();
  await db.schema
    .createIndex('audit_records_by_time')
    .on('audit_records')
    .columns(['at'])
    .execute();
}
