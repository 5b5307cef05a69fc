import type { Kysely } from 'kysely';

/** What the server needs to look after the data: who does a daily job, whether writes work, what was erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_runs')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('done_for', 'text')
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'text')
    .execute();

  await db.schema
    .createTable('write_probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .addColumn('removed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('erasures_by_reference')
    .on('erasures')
    .columns(['reference'])
    .execute();
}
