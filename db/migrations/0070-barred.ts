import type { Kysely } from 'kysely';

/**
 * Who may not know of a child, or may not collect it, by application, with what each of them is told apart by on other
 * applications: accounts, addresses and phones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enrollment_barred')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('application_id', 'text', (column) =>
      column.notNull().references('enrollment_applications.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('guardian', 'integer')
    .addColumn('may_know', 'text', (column) => column.notNull())
    .addColumn('may_collect', 'integer', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('paper', 'text', (column) => column.notNull())
    .addColumn('written_at', 'text', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .addColumn('lifted_at', 'text')
    .addColumn('lifted_by', 'text')
    .addColumn('lifted_reason', 'text')
    .execute();
  await db.schema
    .createIndex('enrollment_barred_by_application')
    .on('enrollment_barred')
    .columns(['application_id', 'written_at'])
    .execute();
  await db.schema
    .createTable('enrollment_barred_keys')
    .addColumn('barred_id', 'text', (column) =>
      column.notNull().references('enrollment_barred.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enrollment_barred_keys_once', ['key', 'barred_id'])
    .execute();
  await db.schema
    .createIndex('enrollment_barred_keys_by_barred')
    .on('enrollment_barred_keys')
    .column('barred_id')
    .execute();
}
