import type { Kysely } from 'kysely';

/** What stands in for a lost second factor, each once; the codes themselves are nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('recovery_codes_by_account')
    .on('recovery_codes')
    .columns(['account_id'])
    .execute();
}
