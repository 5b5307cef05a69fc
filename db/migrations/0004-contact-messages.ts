import { type Kysely, sql } from 'kysely';
import { messageLimits } from '#features/contact/limits.ts';

/** What people write to the school on the contact page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let messages = db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('submitted_at', 'text', (column) => column.notNull());
  for (const [name, limit] of Object.entries(messageLimits)) {
    messages = messages.addColumn(name, 'text', (column) =>
      column.notNull().check(sql`length(${sql.ref(name)}) <= ${sql.lit(limit)}`),
    );
  }
  await messages.execute();
  await db.schema
    .createIndex('contact_messages_by_time')
    .on('contact_messages')
    .columns(['submitted_at'])
    .execute();
}
