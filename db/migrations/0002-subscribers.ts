import { type Kysely, sql } from 'kysely';

/** People who asked for the newsletter; `confirmed_at` stays null until they confirm by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().check(sql`length(email) <= 254`))
    .addColumn('email_search', 'text', (column) => column.notNull().unique())
    .addColumn('subscribed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .execute();
}
