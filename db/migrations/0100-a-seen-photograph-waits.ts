import { type Kysely, sql } from 'kysely';

/** What the office says of a photograph can be taken back for ten minutes: so long its bytes are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('paper_pictures').addColumn('destroy_at', 'text').execute();
  await sql`create index paper_pictures_to_destroy on paper_pictures (destroy_at)
    where destroy_at is not null`.execute(db);
}
