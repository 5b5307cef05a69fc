import type { Kysely } from 'kysely';

/** What colleagues call a member of staff; without one the address stands in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('staff_name', 'text').execute();
}
