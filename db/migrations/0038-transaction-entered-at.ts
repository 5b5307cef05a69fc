import type { Kysely } from 'kysely';

/** When a family entered the transaction id of its payment, for the history that the desk reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('meal_payments').addColumn('entered_at', 'text').execute();
}
