import type { Kysely } from 'kysely';

/** Answers that the office has corrected: what stood there, what stands there now, who, when and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_corrections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('corrected_by', 'text', (column) => column.notNull())
    .addColumn('corrected_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enrollment_corrections_by_application')
    .on('enrollment_corrections')
    .columns(['application_id', 'corrected_at'])
    .execute();
}
