import type { Kysely } from 'kysely';

/** Beside an offer: when its family was reminded of it at half of its time, and shortly before its last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['half_reminded_at', 'last_reminded_at'])
    await db.schema.alterTable('case_statuses').addColumn(column, 'text').execute();
}
