import type { Kysely } from 'kysely';

/**
 * The last day to answer an offer, as the family was told it. Offers from before have none: the day that they were told
 * follows from the settings of that time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enrollment_application_statuses')
    .addColumn('answer_by', 'text')
    .execute();
}
