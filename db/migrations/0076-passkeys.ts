import type { Kysely } from 'kysely';

/**
 * Passkeys of staff, the challenges that were answered already, and which sessions were opened with a passkey: they end
 * with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('friendly_name', 'text', (column) => column.notNull())
    .addColumn('relying_party', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema
    .createIndex('passkeys_by_account')
    .on('passkeys')
    .columns(['account_id'])
    .execute();

  await db.schema
    .createTable('answered_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('answered_challenges_by_time')
    .on('answered_challenges')
    .columns(['expires_at'])
    .execute();

  await db.schema
    .alterTable('sessions')
    .addColumn('passkey_id', 'text', (column) =>
      column.references('passkeys.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('sessions_by_passkey')
    .on('sessions')
    .columns(['passkey_id'])
    .execute();
}
