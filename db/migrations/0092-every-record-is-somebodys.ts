import { type Kysely, sql } from 'kysely';

/** A message, a payment and a form can be given to a colleague to look after, as applications can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['contact_messages', 'meal_payments', 'parent_forms']) {
    await db.schema.alterTable(table).addColumn('assigned_to', 'text').execute();
    await sql`create index ${sql.ref(`${table}_by_assigned`)} on ${sql.table(table)} (assigned_to, status)
      where assigned_to is not null`.execute(db);
  }
}
