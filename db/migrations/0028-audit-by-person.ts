import type { Kysely } from 'kysely';

/** The record is also read by who did something, and by what was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['staff_email', 'act']) {
    await db.schema
      .createIndex(`audit_records_by_${column}`)
      .on('audit_records')
      .columns([column, 'at'])
      .execute();
  }
}
