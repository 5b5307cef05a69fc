import { type Kysely, sql } from 'kysely';

/** Which applications name an address, however it is written: an account is told of those that it does not follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const guardian of [1, 2]) {
    await db.schema
      .createIndex(`enrollment_applications_by_email${guardian}`)
      .on('enrollment_applications')
      .expression(sql.raw(`lower(parent${guardian}_email)`))
      .execute();
  }
}
