import { type Kysely, sql } from 'kysely';

/** What a caller wanted is a message as well: the number to call back, and who of the office has typed it in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('phone', 'text', (column) =>
      column.notNull().defaultTo('').check(sql`length(phone) <= 50`),
    )
    .execute();
  await db.schema.alterTable('contact_messages').addColumn('entered_by', 'text').execute();
}
