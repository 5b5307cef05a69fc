import type { Kysely } from 'kysely';

/** Codes that let a family open its application in the portal, and what the office writes down about one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_access_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enrollment_access_codes_by_application')
    .on('enrollment_access_codes')
    .columns(['application_id'])
    .execute();
  await db.schema
    .createTable('enrollment_application_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enrollment_application_notes_by_application')
    .on('enrollment_application_notes')
    .columns(['application_id', 'written_at'])
    .execute();
}
