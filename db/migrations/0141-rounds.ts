import { type Kysely, sql } from 'kysely';

/**
 * Rounds of admission: their days and places, the sealed words, the list that was frozen and the throws of the dice; and
 * the tickets that stand for children in them. A ticket belongs to a lot, which is the child's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rounds')
    // A year has one round.
    .addColumn('year', 'text', (column) => column.primaryKey().check(sql`length(year) = 4`))
    .addColumn('version', 'integer', (column) => column.notNull())
    // JSON: for each grade its places, and how many of them are kept.
    .addColumn('places', 'text', (column) => column.notNull().check(sql`length(places) <= 2000`))
    .addColumn('kept_reason', 'text', (column) =>
      column.notNull().check(sql`length(kept_reason) <= 500`),
    )
    .addColumn('opens_on', 'text', (column) => column.notNull())
    .addColumn('closes_at', 'text', (column) => column.notNull())
    .addColumn('draw_at', 'text', (column) => column.notNull())
    .addColumn('release_at', 'text', (column) => column.notNull())
    .addColumn('moved_because', 'text', (column) =>
      column.notNull().check(sql`length(moved_because) <= 200`),
    )
    .addColumn('agreed_at', 'text')
    .addColumn('agreed_by', 'text')
    .addColumn('secret', 'text', (column) => column.notNull().check(sql`length(secret) <= 100`))
    .addColumn('seal', 'text', (column) => column.notNull().check(sql`length(seal) <= 64`))
    .addColumn('frozen_at', 'text')
    // As published: a line for each child, with ticket, grade and group.
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('list_seal', 'text', (column) =>
      column.notNull().check(sql`length(list_seal) <= 64`),
    )
    .addColumn('dice', 'text', (column) => column.notNull().check(sql`length(dice) <= 10`))
    .addColumn('witness', 'text', (column) => column.notNull().check(sql`length(witness) <= 100`))
    .addColumn('witness_role', 'text', (column) =>
      column.notNull().check(sql`length(witness_role) <= 100`),
    )
    .addColumn('drawn_at', 'text')
    .addColumn('drawn_by', 'text')
    .execute();
  // Of every list it is asked which rounds still hold their decisions.
  await db.schema.createIndex('rounds_by_release').on('rounds').column('release_at').execute();
  await db.schema
    .createTable('round_tickets')
    .addColumn('year', 'text', (column) => column.notNull().check(sql`length(year) = 4`))
    .addColumn('lot', 'text', (column) => column.notNull().check(sql`length(lot) <= 32`))
    .addColumn('ticket', 'text', (column) => column.notNull().check(sql`length(ticket) <= 8`))
    .addPrimaryKeyConstraint('round_tickets_once', ['year', 'lot'])
    .addUniqueConstraint('round_tickets_differ', ['year', 'ticket'])
    .execute();
}
