import { type Kysely, sql } from 'kysely';
import { FILE_NAME_LIMIT, LARGEST_RESUME_BYTES, textLimits } from '#features/recruitment/limits.ts';

/** Job applications; the resume itself lies in the file store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = {
    position: textLimits.position,
    full_name: textLimits.fullName,
    email: textLimits.email,
    phone: textLimits.phone,
    cover_letter: textLimits.coverLetter,
    resume_name: FILE_NAME_LIMIT,
  };
  let applications = db.schema
    .createTable('job_applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('opening_id', 'text', (column) => column.notNull());
  for (const [name, limit] of Object.entries(texts)) {
    applications = applications.addColumn(name, 'text', (column) =>
      column.notNull().check(sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`),
    );
  }
  await applications
    .addColumn('email_search', 'text', (column) => column.notNull())
    .addColumn('resume_file', 'text', (column) => column.notNull().unique())
    .addColumn('resume_type', 'text', (column) => column.notNull())
    .addColumn('resume_bytes', 'integer', (column) =>
      column.notNull().check(sql`resume_bytes between 1 and ${sql.lit(LARGEST_RESUME_BYTES)}`),
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
