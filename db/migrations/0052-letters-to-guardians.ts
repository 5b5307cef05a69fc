import type { Kysely } from 'kysely';

/**
 * Each of the two guardians gets the letters, unless they do not want them, and has a way into the portal of their own:
 * a code says for whom it was made, and so does the access that came of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['parent1_letters', 'parent2_letters']) {
    await db.schema
      .alterTable('enrollment_applications')
      .addColumn(column, 'integer', (one) => one.notNull().defaultTo(1))
      .execute();
  }
  for (const table of ['enrollment_access_codes', 'enrollment_guardians']) {
    await db.schema.alterTable(table).addColumn('guardian', 'integer').execute();
  }
}
