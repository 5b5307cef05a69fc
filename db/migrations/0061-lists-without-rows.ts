import { type Kysely, sql } from 'kysely';

const TIME = 'submitted_at';

/** Every combination of what the list of applications is narrowed to, with the name of its index until now and from now on. */
const filters: [before: string, now: string, columns: string[]][] = [
  ['time', 'time', []],
  ['enrollment_year_time', 'year', ['enrollment_year']],
  ['grade_level_time', 'grade', ['grade_level']],
  ['enrollment_year_grade_level_time', 'year_grade', ['enrollment_year', 'grade_level']],
  ['status', 'status', ['status']],
  ['status_enrollment_year_time', 'status_year', ['status', 'enrollment_year']],
  ['status_grade_level_time', 'status_grade', ['status', 'grade_level']],
  [
    'status_enrollment_year_grade_level_time',
    'status_year_grade',
    ['status', 'enrollment_year', 'grade_level'],
  ],
];

/**
 * Whether another application goes on for the child stands in the indexes as well. In the row it stands behind the
 * frozen copy, so that a count read some kilobytes for each application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, now, columns] of filters) {
    await db.schema.dropIndex(`enrollment_applications_by_${before}`).execute();
    await db.schema
      .createIndex(`enrollment_applications_by_${now}`)
      .on('enrollment_applications')
      .columns([...columns, TIME, 'same_child_as'])
      .execute();
  }
  // Few are somebody's work, and few photographs wait; neither is looked for among all.
  for (const table of ['enrollment_applications', 'job_applications']) {
    await sql`create index ${sql.id(`${table}_by_assigned`)} on ${sql.id(table)} (assigned_to, status)
      where assigned_to is not null`.execute(db);
  }
  // Since when an application waits for its family is read without looking at the requests of others.
  await db.schema.dropIndex('enrollment_requests_by_application').execute();
  await db.schema
    .createIndex('enrollment_requests_by_application')
    .on('enrollment_requests')
    .columns(['application_id', 'state', 'asked_at'])
    .execute();
  await sql`create index papers_with_picture on papers (reference, picture_id)
    where picture_id is not null`.execute(db);
}
