import { type Kysely, sql } from 'kysely';

/** What a ready text is for: to ask a family for something, or to answer a message. */
export async function up(db: Kysely<Texts>): Promise<void> {
  await db.schema
    .alterTable('enrollment_ready_texts')
    .addColumn('used_for', 'text', (column) =>
      column.notNull().defaultTo('ask').check(sql`used_for in ('ask', 'answer')`),
    )
    .execute();
  await db.insertInto('enrollment_ready_texts').values(firstAnswers).execute();
}

interface Texts {
  enrollment_ready_texts: (typeof firstAnswers)[number];
}

/** To begin with; the office changes and removes them as it likes. */
const firstAnswers = [
  {
    title: 'Come and see the school',
    words:
      'You are welcome to come and see the school. Please tell us on which day you can come, and we will tell you if somebody is free to show it to you.',
  },
  {
    title: 'We look and write again',
    words:
      'Thank you for your message. We have to look at this first, and then we write to you again.',
  },
].map((text, index) => ({
  ...text,
  id: `00000000-0000-4000-8000-00000000012${index + 1}`,
  used_for: 'answer',
  changed_at: '2026-11-26T00:00:00.000Z',
  version: 1,
}));
