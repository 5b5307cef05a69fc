import { type Kysely, sql } from 'kysely';

/** The longest text of each column, in characters. */
const limits = {
  position: 200,
  full_name: 200,
  email: 254,
  phone: 50,
  cover_letter: 10_000,
  resume_name: 200,
};

/** Job applications; the resume itself lies in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let applications = db.schema
    .createTable('job_applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('opening_id', 'text', (column) => column.notNull());
  for (const [name, limit] of Object.entries(limits)) {
    applications = applications.addColumn(name, 'text', (column) =>
      column.notNull().check(sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`),
    );
  }
  await applications
    .addColumn('email_search', 'text', (column) => column.notNull())
    .addColumn('resume_file', 'text', (column) => column.notNull().unique())
    .addColumn('resume_type', 'text', (column) => column.notNull())
    .addColumn('resume_bytes', 'integer', (column) =>
      column.notNull().check(sql`resume_bytes between 1 and 5242880`),
    )
    .addColumn('resume_sha256', 'text', (column) => column.notNull())
    .addColumn('resume_scan', 'text', (column) => column.notNull())
    .addColumn('consent', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('job_applications_by_status')
    .on('job_applications')
    .columns(['status', 'submitted_at'])
    .execute();
}
