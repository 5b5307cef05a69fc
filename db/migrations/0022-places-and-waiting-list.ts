import { type Kysely, sql } from 'kysely';

/** How many children a grade takes in a year, and the order in which families wait for a place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_places')
    .addColumn('enrollment_year', 'text', (column) => column.notNull())
    .addColumn('grade_level', 'text', (column) => column.notNull())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('enrollment_places_pk', ['enrollment_year', 'grade_level'])
    .execute();
  await db.schema
    .createTable('enrollment_waiting_places')
    .addColumn('application_id', 'text', (column) =>
      column.primaryKey().references('enrollment_applications.id').onDelete('cascade'),
    )
    // Where it stands: the instant of waitlisting, until the office moves it.
    .addColumn('place', 'text', (column) => column.notNull())
    .execute();
  await sql`
    insert into enrollment_waiting_places (application_id, place)
    select application.id, max(reached.reached_at)
    from enrollment_applications as application
    join enrollment_application_statuses as reached
      on reached.application_id = application.id and reached.status = application.status
    where application.status = 'waitlisted'
    group by application.id
  `.execute(db);
}
