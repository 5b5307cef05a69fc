import { type Kysely, sql } from 'kysely';

/** The longest text of these columns, in characters. */
const limits = { child_name: 200, guardian_name: 200, phone: 50, email: 254, purpose: 300 };

/** What families pay for meals by reference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const short = (name: keyof typeof limits) =>
    sql`length(${sql.ref(name)}) <= ${sql.lit(limits[name])}`;
  await db.schema
    .createTable('meal_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('child_name', 'text', (column) => column.notNull().check(short('child_name')))
    .addColumn('grade_level', 'text', (column) => column.notNull())
    .addColumn('guardian_name', 'text', (column) => column.notNull().check(short('guardian_name')))
    .addColumn('phone', 'text', (column) => column.notNull().check(short('phone')))
    .addColumn('email', 'text', (column) => column.notNull().check(short('email')))
    .addColumn('purpose', 'text', (column) => column.notNull().check(short('purpose')))
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
