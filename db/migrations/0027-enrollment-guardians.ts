import type { Kysely } from 'kysely';

/** Which accounts follow which applications in the portal, and what they did there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_guardians')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('linked_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enrollment_guardians_pk', ['account_id', 'application_id'])
    .execute();
  await db.schema
    .createIndex('enrollment_guardians_by_application')
    .on('enrollment_guardians')
    .columns(['application_id'])
    .execute();
  await db.schema
    .createTable('enrollment_guardian_acts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('account_email', 'text', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enrollment_guardian_acts_by_application')
    .on('enrollment_guardian_acts')
    .columns(['application_id', 'at'])
    .execute();
}
