import type { Kysely } from 'kysely';

/** Who is signed in where, and the chain of refresh tokens that keeps each session going. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('aal', 'text', (column) => column.notNull())
    .addColumn('methods', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('refreshed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sessions_by_account')
    .on('sessions')
    .columns(['account_id'])
    .execute();
  await db.schema
    .createIndex('sessions_by_refresh')
    .on('sessions')
    .columns(['refreshed_at'])
    .execute();

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('successor_salt', 'text')
    .execute();
  await db.schema
    .createIndex('refresh_tokens_by_session')
    .on('refresh_tokens')
    .columns(['session_id'])
    .execute();
}
