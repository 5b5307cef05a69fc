import { type Kysely, sql } from 'kysely';

/**
 * What the clock said last, so that a leap is noticed before anything is erased by it; when it was behind; what an
 * administrator has allowed; and which erasures a restore has left undone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock_readings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('wrong_clock_spans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_at', 'text', (column) => column.notNull())
    .addColumn('until_at', 'text', (column) => column.notNull())
    .addColumn('right_at', 'text')
    .execute();
  await db.schema
    .createTable('held_retention')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('due', 'integer')
    .addColumn('allowed', 'integer')
    .execute();
  await db.schema.alterTable('erasures').addColumn('left_at', 'text').execute();
  const newest = await newestInstant(db);
  if (newest) {
    await sql`insert into clock_readings (id, read_at) values (1, ${newest})`.execute(db);
  }
}

/** Every kind of work leaves one of these, and the last night its day. */
const witnesses = [
  ['audit_records', 'at'],
  ['outgoing_mails', 'queued_at'],
  ['idempotency_keys', 'created_at'],
  ['enrollment_applications', 'submitted_at'],
  ['job_applications', 'submitted_at'],
  ['contact_messages', 'submitted_at'],
  ['parent_forms', 'submitted_at'],
  ['meal_payments', 'submitted_at'],
  ['subscribers', 'subscribed_at'],
  ['sessions', 'refreshed_at'],
  ['erasures', 'erased_at'],
  ['write_probes', 'written_at'],
] as const;

async function newestInstant(db: Kysely<unknown>): Promise<string | undefined> {
  const found: string[] = [];
  for (const [table, column] of witnesses) {
    const { rows } = await sql<{ newest: string | null }>`
      select max(${sql.ref(column)}) as newest from ${sql.table(table)}`.execute(db);
    found.push(rows[0]?.newest ?? '');
  }
  const { rows } = await sql<{ day: string | null }>`
    select max(done_for) as day from job_runs`.execute(db);
  // The night's work begins at three o'clock in Lusaka.
  if (rows[0]?.day) found.push(`${rows[0].day}T01:00:00.000Z`);
  return found.sort().at(-1) || undefined;
}
