import { type Kysely, sql } from 'kysely';

/** Of which question a letter to a list is, such as who comes back: each family gets one and one reminder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('list_letters')
    .addColumn('asks', 'text', (column) =>
      column.notNull().defaultTo('').check(sql`length(asks) <= 40`),
    )
    .execute();
}
