import type { Kysely } from 'kysely';

/** Since when every page asks phones to come by with what was lost; null while none does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('store_epochs').addColumn('asked_at', 'text').execute();
}
