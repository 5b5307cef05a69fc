import { type Kysely, sql } from 'kysely';

interface Tables {
  enrollment_applications: {
    id: string;
    reference: string;
    status: string;
    same_child_as: string | null;
    enrollment_year: string;
    grade_level: string;
  };
  students: { id: string; reference: string; version: number };
  student_years: {
    id: string;
    student_id: string;
    school_year: string;
    grade_level: string;
    class: string;
    came_by: string;
    is_planned: number;
    joined_on: string | null;
    left_on: string | null;
    left_reason: string;
  };
}

const ROWS_AT_ONCE = 200;

/**
 * The children of the school: one row a child, by the reference of its application, and one row for each of its years.
 * Whoever is enrolled already gets both; their ids are those of the application, so that every database has the same.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('students')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().unique().check(sql`length(reference) <= 20`),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('student_years')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('student_id', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('school_year', 'text', (column) =>
      column.notNull().check(sql`length(school_year) = 4`),
    )
    .addColumn('grade_level', 'text', (column) =>
      column.notNull().check(sql`length(grade_level) <= 20`),
    )
    .addColumn('class', 'text', (column) => column.notNull().check(sql`length(class) <= 1`))
    .addColumn('came_by', 'text', (column) => column.notNull().check(sql`length(came_by) <= 20`))
    .addColumn('is_planned', 'integer', (column) => column.notNull())
    .addColumn('joined_on', 'text')
    .addColumn('left_on', 'text')
    .addColumn('left_reason', 'text', (column) =>
      column.notNull().check(sql`length(left_reason) <= 20`),
    )
    // A child stands in one class of one year, whatever two people press at the same moment.
    .addUniqueConstraint('student_years_once', ['student_id', 'school_year'])
    .execute();
  await db.schema
    .createIndex('student_years_by_class')
    .on('student_years')
    .columns(['school_year', 'grade_level', 'class'])
    .execute();
  const enrolled = await db
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'enrollment_year', 'grade_level'])
    .where('status', '=', 'enrolled')
    .where('same_child_as', 'is', null)
    .execute();
  for (let from = 0; from < enrolled.length; from += ROWS_AT_ONCE) {
    const some = enrolled.slice(from, from + ROWS_AT_ONCE);
    await db
      .insertInto('students')
      .values(some.map(({ id, reference }) => ({ id, reference, version: 1 })))
      .execute();
    await db
      .insertInto('student_years')
      .values(
        some.map(({ id, enrollment_year, grade_level }) => ({
          id,
          student_id: id,
          school_year: enrollment_year,
          grade_level,
          class: '',
          came_by: 'application',
          is_planned: 0,
          joined_on: null,
          left_on: null,
          left_reason: '',
        })),
      )
      .execute();
  }
}
