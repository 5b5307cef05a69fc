import type { Kysely } from 'kysely';

/** From where each account has signed in, as keyed hashes: guesses of strangers must not slow its owner down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_senders')
    .addColumn('account_id', 'text', (column) =>
      column.notNull().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_senders_pk', ['account_id', 'subject'])
    .execute();
  await db.schema
    .createIndex('known_senders_by_time')
    .on('known_senders')
    .columns(['last_at'])
    .execute();
}
