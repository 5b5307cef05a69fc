import type { Kysely } from 'kysely';

/**
 * From where a session was opened or went on last: device and network as keyed hashes that name nobody, and the browser
 * in a few words. Its owner sees by them which session is which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['device', 'network', 'browser'] as const) {
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
  }
}
