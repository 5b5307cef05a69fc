import { type Kysely, sql } from 'kysely';

/**
 * How far the waiting list of each grade went in each year: figures that name nobody, so that a family of a later year can
 * be told what its number means when the applications themselves are gone. The first night fills in what is still known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting_reach')
    .addColumn('year', 'text', (column) => column.notNull().check(sql`length(year) = 4`))
    .addColumn('grade_level', 'text', (column) =>
      column.notNull().check(sql`length(grade_level) <= 20`),
    )
    .addColumn('is_drawn', 'integer', (column) => column.notNull())
    .addColumn('up_to', 'integer', (column) => column.notNull())
    .addColumn('was_all', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('waiting_reach_once', ['year', 'grade_level'])
    .execute();
}
