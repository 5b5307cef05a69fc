import { PostgresAdapter, sql } from 'kysely';
import type { WriteTransaction } from './store.server.ts';

/**
 * Lets one write after the other do what goes by rows that neither of them changes, such as a count. Holds until the
 * write ends. SQLite has one writer at a time anyway.
 */
export async function lock(transaction: WriteTransaction, name: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
