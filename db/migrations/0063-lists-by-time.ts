import type { Kysely } from 'kysely';

/**
 * Lists that were read whole: payments in the order of their last change, and subscribers, whose counts ask about both
 * instants as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('meal_payments_by_time')
    .on('meal_payments')
    .columns(['changed_at'])
    .execute();
  await db.schema
    .createIndex('subscribers_by_time')
    .on('subscribers')
    .columns(['subscribed_at', 'unsubscribed_at', 'confirmed_at'])
    .execute();
}
