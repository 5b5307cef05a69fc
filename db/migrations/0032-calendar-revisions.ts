import type { Kysely } from 'kysely';

/** How often each event of the calendar was changed, so that calendars on phones take the newest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_revisions')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('modified_at', 'text', (column) => column.notNull())
    .addColumn('held', 'text', (column) => column.notNull())
    .addColumn('moved_at', 'text')
    .execute();
}
