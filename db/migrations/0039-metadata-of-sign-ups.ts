import type { Kysely } from 'kysely';

/** What somebody said at a sign-up goes with that sign-up's own link: two may have signed up with one address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('one_time_tokens').addColumn('user_metadata', 'text').execute();
}
