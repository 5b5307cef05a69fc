import type { Kysely } from 'kysely';

/** The address of the second guardian that the office has confirmed by inviting it; another one is not confirmed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enrollment_applications')
    .addColumn('parent2_confirmed_email', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
