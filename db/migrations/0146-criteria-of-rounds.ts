import { type Kysely, sql } from 'kysely';

/** The criteria that a round was opened with: what the school says of its waiting lists later changes no order of the round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rounds')
    // JSON: `Criteria`. Rounds of before had these.
    .addColumn('criteria', 'text', (column) =>
      column
        .notNull()
        .defaultTo('{"groups":["sibling","staff"],"within":"day"}')
        .check(sql`length(criteria) <= 200`),
    )
    .execute();
}
