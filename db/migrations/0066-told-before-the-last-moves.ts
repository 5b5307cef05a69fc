import type { Kysely } from 'kysely';

/**
 * What the family is told of a payment or a form, and since when it is so, as long as the moves that followed can be
 * taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['meal_payments', 'parent_forms']) {
    await db.schema.alterTable(table).addColumn('told_status', 'text').execute();
    await db.schema.alterTable(table).addColumn('told_since', 'text').execute();
  }
}
