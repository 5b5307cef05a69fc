import type { Kysely } from 'kysely';

/** Erasures that a guardian asked for and that wait, so that somebody can stop them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_erasure_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    // Whoever may not see the application any more has no erasure of it waiting either.
    .addForeignKeyConstraint(
      'enrollment_erasure_requests_by_guardian',
      ['account_id', 'application_id'],
      'enrollment_guardians',
      ['account_id', 'application_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
}
