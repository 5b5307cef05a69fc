import { type Kysely, sql } from 'kysely';

/** One row: by which criteria the waiting lists are ranked, so that the next start knows when the content says others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ranked_by')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('criteria', 'text', (column) =>
      column.notNull().check(sql`length(criteria) <= 1000`),
    )
    .execute();
}
