import type { Kysely } from 'kysely';

/**
 * A message is a conversation: it can hang on an application, both sides write in it, and what the office says in it
 * can wait before it leaves. The office asks families for things, in texts that it keeps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('contact_messages').addColumn('about', 'text').execute();
  await schema
    .createIndex('contact_messages_by_about')
    .unique()
    .on('contact_messages')
    .columns(['about'])
    .execute();
  await schema.alterTable('contact_replies').renameColumn('staff_email', 'author').execute();
  await schema
    .alterTable('contact_replies')
    .addColumn('side', 'text', (column) => column.notNull().defaultTo('office'))
    .execute();
  await schema.alterTable('contact_replies').addColumn('leaves_at', 'text').execute();
  await schema
    .createTable('enrollment_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('turn_id', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('paper', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('settled_by', 'text')
    .addColumn('reminded_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('enrollment_requests_by_application')
    .on('enrollment_requests')
    .columns(['application_id', 'state'])
    .execute();
  await schema
    .createIndex('enrollment_requests_by_state')
    .on('enrollment_requests')
    .columns(['state', 'asked_at'])
    .execute();
  await schema
    .createTable('enrollment_ready_texts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await (db as Kysely<Texts>).insertInto('enrollment_ready_texts').values(firstTexts).execute();
}

interface Texts {
  enrollment_ready_texts: (typeof firstTexts)[number];
}

/** To begin with; the office changes and removes them as it likes. */
const firstTexts = [
  {
    title: 'A paper is missing',
    words:
      'Good day.\n\nOne paper is still missing for the application. Please bring it to the school office, or tell us when you can.\n\nA paper that is missing stops nothing: we go on with the application.',
  },
  {
    title: 'Please call us',
    words:
      'Good day.\n\nWe have a question that is easier to talk about. Please call the school office, or tell us when we can call you and on which number.',
  },
  {
    title: 'A question about an answer',
    words:
      'Good day.\n\nWe are not sure that we understand one answer in the application. Please write to us what is right.',
  },
].map((text, index) => ({
  ...text,
  id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  changed_at: '2026-11-22T00:00:00.000Z',
  version: 1,
}));
