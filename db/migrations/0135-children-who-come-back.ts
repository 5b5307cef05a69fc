import { type Kysely, sql } from 'kysely';

/**
 * Whether the children of the school come back in a year: the question, and every answer to it. An answer is never
 * overwritten: the last one counts, and those before it stay readable.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('return_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('school_year', 'text', (column) =>
      column.notNull().unique().check(sql`length(school_year) = 4`),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .execute();
  await db.schema
    .createTable('return_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('student_id', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('school_year', 'text', (column) =>
      column.notNull().check(sql`length(school_year) = 4`),
    )
    .addColumn('answer', 'text', (column) => column.notNull().check(sql`length(answer) <= 20`))
    .addColumn('reason', 'text', (column) => column.notNull().check(sql`length(reason) <= 20`))
    .addColumn('given_by', 'text', (column) => column.notNull().check(sql`length(given_by) <= 20`))
    .addColumn('given_how', 'text', (column) =>
      column.notNull().check(sql`length(given_how) <= 20`),
    )
    .addColumn('typed_by', 'text', (column) => column.notNull().check(sql`length(typed_by) <= 254`))
    .addColumn('answered_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('return_answers_by_year')
    .on('return_answers')
    .columns(['school_year', 'student_id'])
    .execute();
  await db.schema
    .createIndex('return_answers_by_student')
    .on('return_answers')
    .column('student_id')
    .execute();
}
