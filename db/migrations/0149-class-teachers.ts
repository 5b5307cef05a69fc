import { type Kysely, sql } from 'kysely';

/** Who teaches a class in a year, as the class list names them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('class_teachers')
    .addColumn('school_year', 'text', (column) =>
      column.notNull().check(sql`length(school_year) = 4`),
    )
    .addColumn('grade_level', 'text', (column) =>
      column.notNull().check(sql`length(grade_level) <= 10`),
    )
    .addColumn('class', 'text', (column) => column.notNull().check(sql`length(class) <= 1`))
    .addColumn('teacher', 'text', (column) => column.notNull().check(sql`length(teacher) <= 80`))
    .addPrimaryKeyConstraint('class_teachers_once', ['school_year', 'grade_level', 'class'])
    .execute();
}
