import { type Kysely, sql } from 'kysely';

/**
 * One transaction can pay several references. The first of them has it in `ticked_transaction_id`, which stays unique,
 * so that two colleagues cannot tick it for different families in one moment; the others have it here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('meal_payments')
    .addColumn('shared_transaction_id', 'text', (column) =>
      column.check(sql`length(shared_transaction_id) <= 40`),
    )
    .execute();
  await sql`create index meal_payments_by_shared_transaction on meal_payments (shared_transaction_id)
    where shared_transaction_id is not null`.execute(db);
}
