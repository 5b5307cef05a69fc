import type { Kysely } from 'kysely';

/**
 * Beside a status in which the school has the next move: the day by which it has promised an answer, the turn that the
 * promise counts from, and, once it was broken and said to be, when that was and the new day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['promise_since', 'promise_by', 'broken_at', 'new_day'])
    await db.schema.alterTable('case_statuses').addColumn(column, 'text').execute();
}
