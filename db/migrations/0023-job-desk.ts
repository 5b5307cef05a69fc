import type { Kysely } from 'kysely';

interface Before {
  job_applications: Record<
    'id' | 'full_name' | 'email' | 'phone' | 'reference' | 'search_words',
    string
  >;
}

/**
 * What the office does with job applications; which openings it has closed; whether a mail is by a
 * person; how often public pages have changed.
 */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable('job_applications')
    .addColumn('search_words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('job_applications')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['assigned_to', 'seen_at']) {
    await db.schema.alterTable('job_applications').addColumn(name, 'text').execute();
  }
  await db.schema
    .createIndex('job_applications_by_time')
    .on('job_applications')
    .columns(['submitted_at'])
    .execute();
  // In code: SQLite's own lower() knows the letters of English only.
  const applications = await db
    .selectFrom('job_applications')
    .select(['id', 'full_name', 'email', 'phone', 'reference'])
    .execute();
  for (const { id, full_name, email, phone, reference } of applications) {
    const digits = phone.replace(/\D/g, '');
    const words = [full_name, email, phone, digits, reference].join(' ').toLowerCase();
    await db
      .updateTable('job_applications')
      .set({ search_words: words })
      .where('id', '=', id)
      .execute();
  }
  await db.schema
    .createTable('job_application_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('job_applications.id').onDelete('cascade'),
    )
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('job_application_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('job_applications.id').onDelete('cascade'),
    )
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  for (const table of ['job_application_notes', 'job_application_letters']) {
    await db.schema
      .createIndex(`${table}_by_application`)
      .on(table)
      .columns(['application_id'])
      .execute();
  }
  await db.schema
    .createTable('opening_states')
    .addColumn('opening_id', 'text', (column) => column.primaryKey())
    .addColumn('is_closed', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('is_personal', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
}
