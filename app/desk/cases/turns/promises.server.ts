import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import type { OpenTurn } from './open-turns.server.ts';

/** So many are written down in one go: the forms of families come between. */
const SOME = 100;

/** Writes down by which day the school has promised to answer each of these. */
export async function writePromises(store: Store, turns: readonly OpenTurn[]): Promise<void> {
  for (let at = 0; at < turns.length; at += SOME)
    await store.write(async (transaction) => {
      for (const { reference, step, turn } of turns.slice(at, at + SOME))
        await transaction
          .updateTable('case_statuses')
          .set({ promise_since: turn.since, promise_by: turn.by ?? null })
          .$if(!step.isSaidBroken, (query) =>
            query.set({ broken_at: turn.isBelated ? turn.since : null, new_day: null }),
          )
          .where('reference', '=', reference)
          .where('number', '=', step.number)
          .execute();
    });
}

/** Writes down that whoever waits is told of a broken promise. False where another process was faster. */
export async function markBroken(
  transaction: WriteTransaction,
  { reference, step }: OpenTurn,
  newDay: PlainDate,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('case_statuses')
    .set({ broken_at: now.toISOString(), new_day: newDay })
    .where('reference', '=', reference)
    .where('number', '=', step.number)
    .where('broken_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Writes down that those outside are reminded of what a status asks them for: once at half of their time, once shortly
 * before its end. False where another process was faster.
 */
export async function markReminded(
  transaction: WriteTransaction,
  { reference, number }: { reference: string; number: number },
  reminder: 'half' | 'last',
  now: Date,
): Promise<boolean> {
  const column = `${reminder}_reminded_at` as const;
  const { numUpdatedRows } = await transaction
    .updateTable('case_statuses')
    .set({ [column]: now.toISOString() })
    .where('reference', '=', reference)
    .where('number', '=', number)
    .where(column, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
