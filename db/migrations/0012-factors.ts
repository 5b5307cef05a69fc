import type { Kysely } from 'kysely';

/** Authenticator apps as second factors, and the challenges that they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('factors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('friendly_name', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('last_time_step', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('factors_by_account').on('factors').columns(['account_id']).execute();

  await db.schema
    .createTable('factor_challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('factor_id', 'text', (column) =>
      column.notNull().references('factors.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('factor_challenges_by_factor')
    .on('factor_challenges')
    .columns(['factor_id'])
    .execute();
}
