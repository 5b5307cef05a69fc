import { type Kysely, sql } from 'kysely';

/** A note may have a day on which the office calls back, and the instant at which somebody did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['call_on', 'called_at'])
    await db.schema.alterTable('case_notes').addColumn(column, 'text').execute();
  await sql`create index case_notes_to_call on case_notes (call_on)
    where call_on is not null and called_at is null`.execute(db);
}
