import type { Kysely } from 'kysely';

/** An erasure by address keeps a keyed hash of it, so that it can be repeated on a copy from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('erasures').addColumn('subject_hash', 'text').execute();
}
