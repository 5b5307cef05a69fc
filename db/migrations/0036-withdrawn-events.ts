import type { Kysely } from 'kysely';

/**
 * What calendars were last told about each event, so that one that was taken away can be called off on phones, and
 * where one was before it was moved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['event', 'withdrawn_at', 'moved_from']) {
    await db.schema.alterTable('calendar_revisions').addColumn(column, 'text').execute();
  }
}
