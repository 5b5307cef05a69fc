import { type Kysely, sql } from 'kysely';

/**
 * What a round says before it opens of the last place, and of the days to answer; and what the office has prepared to be
 * told at its release: a line for each child, by the reference of its application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rounds = db.schema.alterTable('rounds');
  await rounds
    .addColumn('at_last_place', 'text', (column) =>
      column.notNull().defaultTo('bothWait').check(sql`at_last_place in ('bothWait', 'oneMore')`),
    )
    .execute();
  await rounds
    .addColumn('answer_days', 'integer', (column) =>
      column.check(sql`answer_days between 1 and 90`),
    )
    .execute();
  await rounds
    .addColumn('overdue_days', 'integer', (column) =>
      column.check(sql`overdue_days between 1 and 90`),
    )
    .execute();
  await rounds.addColumn('offers_at', 'text').execute();
  await rounds.addColumn('offers_by', 'text').execute();
  // JSON: the three letters as the office has read them.
  await rounds
    .addColumn('offer_letters', 'text', (column) =>
      column.notNull().defaultTo('').check(sql`length(offer_letters) <= 40000`),
    )
    .execute();
  await db.schema
    .createTable('round_offers')
    .addColumn('year', 'text', (column) => column.notNull().check(sql`length(year) = 4`))
    .addColumn('reference', 'text', (column) =>
      column.notNull().check(sql`length(reference) <= 20`),
    )
    .addColumn('outcome', 'text', (column) =>
      column.notNull().check(sql`outcome in ('place', 'waits', 'none')`),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('number_of', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull().check(sql`length(reason) <= 1000`))
    .addColumn('is_by_hand', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text')
    .addPrimaryKeyConstraint('round_offers_once', ['year', 'reference'])
    .execute();
}
