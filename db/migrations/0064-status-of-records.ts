import { type Kysely, PostgresAdapter, sql } from 'kysely';

const columns: [table: string, before: string, now: string][] = [
  ['contact_messages', 'state', 'status'],
  ['enrollment_requests', 'state', 'status'],
  ['meal_payments', 'state', 'status'],
  ['meal_payments', 'state_before', 'status_before'],
  ['papers', 'state', 'status'],
  ['parent_forms', 'state', 'status'],
  ['parent_forms', 'state_at', 'status_at'],
];

const indexes: [table: string, columns: string[]][] = [
  ['contact_messages', ['status', 'submitted_at']],
  ['enrollment_requests', ['status', 'asked_at']],
  ['meal_payments', ['status', 'changed_at']],
  ['parent_forms', ['kind', 'status', 'submitted_at']],
];

/**
 * Where a record stands is its status in every table. Indexes and checks follow a renamed column by themselves; SQLite
 * cannot rename an index, so those that are called by the column are made anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, before, now] of columns) {
    await db.schema.alterTable(table).renameColumn(before, now).execute();
  }
  for (const [table, indexed] of indexes) {
    await db.schema.dropIndex(`${table}_by_state`).execute();
    await db.schema.createIndex(`${table}_by_status`).on(table).columns(indexed).execute();
  }
  await db.schema.alterTable('opening_states').renameTo('opening_statuses').execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter index opening_states_pkey rename to opening_statuses_pkey`.execute(db);
  }
}
