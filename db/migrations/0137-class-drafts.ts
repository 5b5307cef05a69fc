import { type Kysely, sql } from 'kysely';

/**
 * The classes of a year that has not begun: the letter that the office chose for a child, how many children a class of a
 * grade is for, and of which two children the office said that they belong together or apart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('class_drafts')
    .addColumn('student_id', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('school_year', 'text', (column) =>
      column.notNull().check(sql`length(school_year) = 4`),
    )
    // A letter is chosen for a class of one grade: it does not count in another.
    .addColumn('grade_level', 'text', (column) =>
      column.notNull().check(sql`length(grade_level) <= 10`),
    )
    .addColumn('class', 'text', (column) => column.notNull().check(sql`length(class) <= 1`))
    .addPrimaryKeyConstraint('class_drafts_once', ['student_id', 'school_year'])
    .execute();
  await db.schema
    .createIndex('class_drafts_by_year')
    .on('class_drafts')
    .column('school_year')
    .execute();
  await db.schema
    .createTable('class_sizes')
    .addColumn('school_year', 'text', (column) =>
      column.notNull().check(sql`length(school_year) = 4`),
    )
    .addColumn('grade_level', 'text', (column) =>
      column.notNull().check(sql`length(grade_level) <= 10`),
    )
    .addColumn('size', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('class_sizes_once', ['school_year', 'grade_level'])
    .execute();
  await db.schema
    .createTable('class_wishes')
    .addColumn('one_id', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('other_id', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('wish', 'text', (column) => column.notNull().check(sql`length(wish) <= 10`))
    .addPrimaryKeyConstraint('class_wishes_once', ['one_id', 'other_id'])
    .execute();
  await db.schema
    .createIndex('class_wishes_by_other')
    .on('class_wishes')
    .column('other_id')
    .execute();
}
