import type { Kysely } from 'kysely';

/** A mail can bring something for the calendar of whoever reads it (iCalendar); it goes with the words of the mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outgoing_mails').addColumn('calendar_part', 'text').execute();
}
