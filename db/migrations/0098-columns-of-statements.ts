import { type Kysely, sql } from 'kysely';

/** What the office has said that the columns of a statement hold: names of columns, and nothing of a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statement_layouts')
    .addColumn('names', 'text', (column) => column.primaryKey().check(sql`length(names) <= 4000`))
    .addColumn('layout', 'text', (column) => column.notNull().check(sql`length(layout) <= 2000`))
    .addColumn('named_at', 'text', (column) => column.notNull())
    .execute();
}
