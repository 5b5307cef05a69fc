import { type Kysely, sql } from 'kysely';

/**
 * The order of a waiting list is a number that nobody else has. It was an instant, and who was waitlisted together had
 * the same one: those stand in the order of submission now, everybody else where they stood.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_waiting_ranks')
    .addColumn('application_id', 'text', (column) =>
      column.primaryKey().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('rank', 'integer', (column) => column.notNull().unique())
    .execute();
  await sql`
    insert into enrollment_waiting_ranks (application_id, rank)
    select waiting.application_id, row_number() over (
      order by waiting.place, application.submitted_at, application.id
    )
    from enrollment_waiting_places as waiting
    join enrollment_applications as application on application.id = waiting.application_id
  `.execute(db);
  await db.schema.dropTable('enrollment_waiting_places').execute();
}
