import type { Kysely } from 'kysely';

const LONGEST_TO_TAKE_BACK_MS = 60 * 60_000;

interface Mail {
  id: string;
  status: string;
  tries: number;
  queued_at: string;
  due_at: string;
  has_own_moment: number;
}

/**
 * A mail says whether it waits for a moment of its own, such as the release of a round: a clock that has leapt sends none
 * of those. What waits now for longer than anything can be taken back is one.
 */
export async function up(db: Kysely<{ outgoing_mails: Mail }>): Promise<void> {
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('has_own_moment', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const waiting = await db
    .selectFrom('outgoing_mails')
    .select(['id', 'queued_at', 'due_at'])
    .where('status', 'in', ['waiting', 'cancelled'])
    .where('tries', '=', 0)
    .execute();
  for (const { id, queued_at, due_at } of waiting) {
    if (Date.parse(due_at) - Date.parse(queued_at) <= LONGEST_TO_TAKE_BACK_MS) continue;
    await db
      .updateTable('outgoing_mails')
      .set({ has_own_moment: 1 })
      .where('id', '=', id)
      .execute();
  }
}
