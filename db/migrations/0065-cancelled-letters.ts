import type { Kysely } from 'kysely';

/** A letter to a candidate whose mail a newer step has cancelled; taking that step back lets both go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('job_application_letters').addColumn('cancelled_at', 'text').execute();
}
