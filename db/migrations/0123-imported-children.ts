import { type Kysely, sql } from 'kysely';

/** Children that came from a spreadsheet, and by which one, so that it can be taken back as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('student_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('school_year', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .execute();
  const limited = { name: 100, contact: 120, key: 400 };
  let children = db.schema
    .createTable('imported_children')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) =>
      column.notNull().unique().check(sql`length(reference) <= 20`),
    )
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addColumn('born_on', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull().check(sql`length(gender) <= 20`))
    .addColumn('grade_level', 'text', (column) =>
      column.notNull().check(sql`length(grade_level) <= 20`),
    )
    .addColumn('class', 'text', (column) => column.notNull().check(sql`length(class) <= 1`));
  const texts = [
    ['first_name', limited.name],
    ['last_name', limited.name],
    ['child_key', limited.key],
    ['guardian1_name', limited.contact],
    ['guardian1_phone', limited.contact],
    ['guardian1_email', limited.contact],
    ['guardian2_name', limited.contact],
    ['guardian2_phone', limited.contact],
    ['guardian2_email', limited.contact],
  ] as const;
  for (const [name, longest] of texts) {
    children = children.addColumn(name, 'text', (column) =>
      column.notNull().check(sql`length(${sql.ref(name)}) <= ${sql.lit(longest)}`),
    );
  }
  await children.execute();
  await db.schema
    .createIndex('imported_children_by_import')
    .on('imported_children')
    .column('import_id')
    .execute();
  await db.schema
    .createIndex('imported_children_by_child')
    .on('imported_children')
    .column('child_key')
    .execute();
  await db.schema.alterTable('student_years').addColumn('import_id', 'text').execute();
  await db.schema.alterTable('student_years').addColumn('import_version', 'integer').execute();
  await db.schema
    .createIndex('student_years_by_import')
    .on('student_years')
    .column('import_id')
    .execute();
}
