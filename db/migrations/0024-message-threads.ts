import type { Kysely } from 'kysely';

interface Before {
  contact_messages: Record<
    'id' | 'name' | 'email' | 'subject' | 'message' | 'reference' | 'search_words',
    string
  >;
}

/** What the office does with messages, and what it answered. */
export async function up(db: Kysely<Before>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('contact_messages')
    .addColumn('search_words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('contact_messages_by_state')
    .on('contact_messages')
    .columns(['state', 'submitted_at'])
    .execute();
  // In code: SQLite's own lower() knows the letters of English only.
  const messages = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'reference'])
    .execute();
  for (const { id, name, email, subject, message, reference } of messages) {
    const words = [name, email, subject, reference, message].join(' ').toLowerCase();
    await db
      .updateTable('contact_messages')
      .set({ search_words: words })
      .where('id', '=', id)
      .execute();
  }
  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('staff_email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('contact_replies_by_message')
    .on('contact_replies')
    .columns(['message_id'])
    .execute();
}
