import type { Kysely } from 'kysely';

/** Drafts on their way to another device, sealed by the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft_copies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ciphertext', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
