import { type Kysely, sql } from 'kysely';

/** The longest text of each column, in characters. */
const limits = { name: 200, email: 254, subject: 200, message: 5000 };

/** What people write to the school on the contact page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let messages = db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('submitted_at', 'text', (column) => column.notNull());
  for (const [name, limit] of Object.entries(limits)) {
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
