import { type Kysely, sql } from 'kysely';

/** Columns of a list that the office keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_sheets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull().check(sql`length(room) <= 40`))
    .addColumn('name', 'text', (column) => column.notNull().check(sql`length(name) <= 60`))
    .addColumn('columns', 'text', (column) => column.notNull().check(sql`length(columns) <= 4000`))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('kept_sheets_by_name', ['room', 'name'])
    .execute();
}
