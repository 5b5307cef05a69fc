import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The longest text of these columns, in characters: what the forms have held them to since there are payments. */
const limits = { grade_level: 20, transaction_id: 40, reason: 500 };

/** The three written columns of a meal payment that had no check of their length. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  if (!isPostgres) await db.schema.dropIndex('meal_payments_by_transaction').execute();
  for (const [name, limit] of Object.entries(limits)) {
    if (isPostgres) {
      const check = sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`;
      await db.schema
        .alterTable('meal_payments')
        .addCheckConstraint(`meal_payments_${name}_check`, check)
        .execute();
    } else await replaceColumn(db, name, limit);
  }
  if (isPostgres) return;
  await db.schema
    .createIndex('meal_payments_by_transaction')
    .on('meal_payments')
    .columns(['transaction_id'])
    .execute();
}

/** SQLite gives a check to a new column only; the rename goes into the check as well. */
async function replaceColumn(db: Kysely<unknown>, name: string, limit: number): Promise<void> {
  const checked = `${name}_checked`;
  const table = sql.table('meal_payments');
  await db.schema
    .alterTable('meal_payments')
    .addColumn(checked, 'text', (column) => {
      const held = column.check(sql`length(${sql.ref(checked)}) <= ${sql.lit(limit)}`);
      return name === 'transaction_id' ? held : held.notNull().defaultTo('');
    })
    .execute();
  await sql`update ${table} set ${sql.ref(checked)} = ${sql.ref(name)}`.execute(db);
  await db.schema.alterTable('meal_payments').dropColumn(name).execute();
  await db.schema.alterTable('meal_payments').renameColumn(checked, name).execute();
}
