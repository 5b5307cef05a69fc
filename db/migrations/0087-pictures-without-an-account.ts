import type { Kysely } from 'kysely';

/** Whether somebody with an account sent the picture of a paper: 1, or 0. Nobody knows it of pictures from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('paper_pictures').addColumn('with_account', 'integer').execute();
}
