import { type Kysely, sql } from 'kysely';

/** What the office has decided about two applications that may belong together, and which one goes on for a child. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('family_decisions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('decision', 'text', (column) =>
      column.notNull().check(sql`decision in ('sameFamily', 'sameChild', 'notSame')`),
    )
    .addColumn('families_before', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text')
    .execute();
  for (const column of ['reference', 'other']) {
    await db.schema
      .createIndex(`family_decisions_by_${column}`)
      .on('family_decisions')
      .column(column)
      .execute();
  }
  // At most one decision about a pair holds.
  await sql`create unique index family_decisions_that_hold on family_decisions (reference, other)
    where undone_at is null`.execute(db);
  await db.schema
    .alterTable('enrollment_applications')
    .addColumn('same_child_as', 'text')
    .execute();
  // Not for those that have none, or a list of all would be read along it.
  await sql`create index enrollment_applications_by_same_child on enrollment_applications (same_child_as)
    where same_child_as is not null`.execute(db);
}
