import { type Kysely, sql } from 'kysely';
import { answerLimits } from '#features/enrollment/limits.ts';

/** Applications, the dates of their statuses, and the keys that make a second send harmless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  let applications = db.schema
    .createTable('enrollment_applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull());
  for (const [field, limit] of Object.entries(answerLimits)) {
    const name = columnName(field);
    applications = applications.addColumn(name, 'text', (column) =>
      column.notNull().check(sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`),
    );
  }
  await applications.addColumn('submitted_copy', 'text', (column) => column.notNull()).execute();
  await db.schema
    .createIndex('enrollment_applications_by_status')
    .on('enrollment_applications')
    .columns(['status', 'submitted_at'])
    .execute();

  await db.schema
    .createTable('enrollment_application_statuses')
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reached_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enrollment_application_statuses_pk', [
      'application_id',
      'status',
      'reached_at',
    ])
    .execute();
}

/** `studentDOB` is `student_dob`, `parent1FirstName` is `parent1_first_name`. */
function columnName(field: string): string {
  return field.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}
