import { type Kysely, sql } from 'kysely';

/** When subscribers were written to and when they left; the dates of a job application's statuses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['unsubscribed_at', 'asked_at', 'mailed_at']) {
    await db.schema.alterTable('subscribers').addColumn(name, 'text').execute();
  }
  await db.schema
    .createTable('job_application_statuses')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('job_applications.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_application_statuses_pk', [
      'application_id',
      'status',
      'reached_at',
    ])
    .execute();
  await sql`
    insert into job_application_statuses (application_id, status, reached_at)
    select id, status, submitted_at from job_applications
  `.execute(db);
}
