import { type Kysely, sql } from 'kysely';
import { paymentLimits } from '#features/meals/payment-limits.ts';

/** What families pay for meals by reference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = (name: string, limit: number) => sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`;
  await db.schema
    .createTable('meal_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('child_name', 'text', (column) =>
      column.notNull().check(text('child_name', paymentLimits.childName)),
    )
    .addColumn('grade_level', 'text', (column) => column.notNull())
    .addColumn('guardian_name', 'text', (column) =>
      column.notNull().check(text('guardian_name', paymentLimits.guardianName)),
    )
    .addColumn('phone', 'text', (column) =>
      column.notNull().check(text('phone', paymentLimits.phone)),
    )
    .addColumn('email', 'text', (column) =>
      column.notNull().check(text('email', paymentLimits.email)),
    )
    .addColumn('purpose', 'text', (column) =>
      column.notNull().check(text('purpose', paymentLimits.purpose)),
    )
    .addColumn('amount_kwacha', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('state_before', 'text')
    .addColumn('transaction_id', 'text')
    .addColumn('paid_on', 'text')
    .addColumn('ticked_transaction_id', 'text', (column) => column.unique())
    .addColumn('received_kwacha', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('search_words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('meal_payments_by_state')
    .on('meal_payments')
    .columns(['state', 'changed_at'])
    .execute();
  await db.schema
    .createIndex('meal_payments_by_transaction')
    .on('meal_payments')
    .columns(['transaction_id'])
    .execute();
}
