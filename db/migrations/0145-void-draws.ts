import { type Kysely, sql } from 'kysely';

/** Draws that do not count any more, each with the reason: both orders stay public when a round is drawn again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('void_draws')
    .addColumn('year', 'text', (column) => column.notNull().check(sql`length(year) = 4`))
    // From 1: the first draw of the round.
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('because', 'text', (column) => column.notNull().check(sql`length(because) <= 200`))
    .addColumn('voided_at', 'text', (column) => column.notNull())
    .addColumn('voided_by', 'text', (column) => column.notNull())
    // As they stood in the round.
    .addColumn('secret', 'text', (column) => column.notNull().check(sql`length(secret) <= 100`))
    .addColumn('seal', 'text', (column) => column.notNull().check(sql`length(seal) <= 64`))
    .addColumn('frozen_at', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('list_seal', 'text', (column) =>
      column.notNull().check(sql`length(list_seal) <= 64`),
    )
    .addColumn('dice', 'text', (column) => column.notNull().check(sql`length(dice) <= 10`))
    .addColumn('witness', 'text', (column) => column.notNull().check(sql`length(witness) <= 100`))
    .addColumn('witness_role', 'text', (column) =>
      column.notNull().check(sql`length(witness_role) <= 100`),
    )
    .addColumn('drawn_at', 'text', (column) => column.notNull())
    .addColumn('drawn_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('void_draws_once', ['year', 'number'])
    .execute();
}
