import { type Kysely, sql } from 'kysely';

/** What the office writes to everybody of a list: the letter, each person once, and the records that name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_letters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room', 'text', (column) => column.notNull().check(sql`length(room) <= 40`))
    .addColumn('subject', 'text', (column) => column.notNull().check(sql`length(subject) <= 200`))
    .addColumn('words', 'text', (column) => column.notNull().check(sql`length(words) <= 10000`))
    .addColumn('narrowed', 'text', (column) =>
      column.notNull().check(sql`length(narrowed) <= 1000`),
    )
    .addColumn('digest', 'text', (column) =>
      column.notNull().unique().check(sql`length(digest) <= 100`),
    )
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('sent_by', 'text', (column) => column.notNull().check(sql`length(sent_by) <= 254`))
    .addColumn('leaves_at', 'text', (column) => column.notNull())
    .addColumn('began_at', 'text')
    .addColumn('left_at', 'text')
    .addColumn('taken_back_at', 'text')
    .addColumn('taken_back_by', 'text', (column) => column.check(sql`length(taken_back_by) <= 254`))
    .addColumn('erased', 'integer', (column) => column.notNull())
    .execute();
  // What is to leave is asked for every few seconds.
  await db.schema
    .createIndex('list_letters_to_leave')
    .on('list_letters')
    .columns(['left_at', 'taken_back_at', 'leaves_at'])
    .execute();
  await db.schema
    .createTable('list_letter_receivers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letter_id', 'text', (column) =>
      column.notNull().references('list_letters.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().check(sql`length(key) <= 500`))
    .addColumn('way', 'text', (column) => column.notNull().check(sql`length(way) <= 20`))
    .addColumn('why', 'text', (column) => column.notNull().check(sql`length(why) <= 20`))
    .addColumn('name', 'text', (column) => column.notNull().check(sql`length(name) <= 300`))
    .addColumn('address', 'text', (column) => column.notNull().check(sql`length(address) <= 254`))
    .addColumn('queued_at', 'text')
    .addColumn('mail_id', 'text')
    .addColumn('told_at', 'text')
    .addColumn('told_by', 'text', (column) => column.check(sql`length(told_by) <= 254`))
    .addColumn('printed_at', 'text')
    .addColumn('printed_by', 'text', (column) => column.check(sql`length(printed_by) <= 254`))
    // Nobody stands twice in one letter, whatever two people press at the same moment.
    .addUniqueConstraint('list_letter_receivers_once', ['letter_id', 'way', 'key'])
    .execute();
  await db.schema
    .createTable('list_letter_records')
    .addColumn('receiver_id', 'text', (column) =>
      column.notNull().references('list_letter_receivers.id').onDelete('cascade'),
    )
    .addColumn('reference', 'text', (column) =>
      column.notNull().check(sql`length(reference) <= 20`),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_letter_records_key', ['receiver_id', 'reference'])
    .execute();
  await db.schema
    .createIndex('list_letter_records_by_reference')
    .on('list_letter_records')
    .columns(['reference'])
    .execute();
}
