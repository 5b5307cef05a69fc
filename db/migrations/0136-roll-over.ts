import { type Kysely, sql } from 'kysely';

/**
 * How one year becomes the next: what the office decided of single children, that the next year has begun, and which of
 * its rows that made, so that they can be taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roll_overs')
    // A year begins once, whoever presses at the same moment.
    .addColumn('school_year', 'text', (column) =>
      column.primaryKey().check(sql`length(school_year) = 4`),
    )
    .addColumn('children', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('roll_over_decisions')
    .addColumn('student_id', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('school_year', 'text', (column) =>
      column.notNull().check(sql`length(school_year) = 4`),
    )
    .addColumn('decision', 'text', (column) => column.notNull().check(sql`length(decision) <= 20`))
    .addColumn('reason', 'text', (column) => column.notNull().check(sql`length(reason) <= 20`))
    .addPrimaryKeyConstraint('roll_over_decisions_once', ['student_id', 'school_year'])
    .execute();
  await db.schema
    .createIndex('roll_over_decisions_by_year')
    .on('roll_over_decisions')
    .column('school_year')
    .execute();
  await db.schema
    .alterTable('student_years')
    .addColumn('is_rolled_over', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
