import { type Kysely, sql } from 'kysely';

/** The longest text of each column, in characters. */
const limits = {
  student_first_name: 100,
  student_last_name: 100,
  student_dob: 10,
  student_gender: 20,
  grade_level: 20,
  enrollment_year: 4,
  previous_school: 200,
  parent1_first_name: 100,
  parent1_last_name: 100,
  parent1_relationship: 100,
  parent1_phone: 50,
  parent1_email: 254,
  parent2_first_name: 100,
  parent2_last_name: 100,
  parent2_relationship: 100,
  parent2_phone: 50,
  parent2_email: 254,
  emergency_contact_name: 200,
  emergency_contact_relationship: 100,
  emergency_contact_phone: 50,
  additional_info: 4000,
};

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
  for (const [name, limit] of Object.entries(limits)) {
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
