import type { Kysely } from 'kysely';

/** The head's page asks of each application of a year what it had become by a day: from the index alone, not row by row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('case_statuses_counted')
    .on('case_statuses')
    .columns(['reference', 'number', 'status', 'reached_at'])
    .execute();
}
