import type { Kysely } from 'kysely';

const INDEX = 'enrollment_applications_by_year';

/** The head's page counts a whole year: with these columns in the index of the year it reads no row of answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex(INDEX).execute();
  await db.schema
    .createIndex(INDEX)
    .on('enrollment_applications')
    .columns(['enrollment_year', 'submitted_at', 'same_child_as'])
    .columns(['grade_level', 'entered_by', 'reference'])
    .execute();
}
