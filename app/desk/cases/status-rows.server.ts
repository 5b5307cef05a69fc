import { type JoinBuilder, sql } from 'kysely';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { CaseStatusRow } from './case-tables.server.ts';
import { type TakesBack, undoEndsAt } from './time-to-undo.ts';

export interface Moving<Status extends string, Facts> {
  status: Status;
  /** The address of the member of staff; null when whoever sent the record does it, who knows of it at once. */
  by: string | null;
  facts?: Partial<Facts> & TakesBack;
  /** When those outside are told of it, where that is a moment of its own and not the end of the time to take it back. */
  tellAt?: Date | undefined;
}

/** The statuses of a record as they lie in the database, the oldest first. */
export function statusRows(read: ReadStore, reference: string): Promise<CaseStatusRow[]> {
  return read
    .selectFrom('case_statuses')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('number')
    .execute();
}

/**
 * Joins `case_statuses as reached` with the record called `record`: the rows of the status in which it is now, more than
 * one where it came to that status again.
 */
export const isStatusOf =
  (record: string) =>
  <Joined, Table extends keyof Joined>(join: JoinBuilder<Joined, Table>) =>
    join
      .onRef(sql.ref('reached.reference'), '=', sql.ref(`${record}.reference`))
      .onRef(sql.ref('reached.status'), '=', sql.ref(`${record}.status`));

/** Writes one down, told when the time to take it back ends, or at a moment of its own. */
export async function insertStatus(
  transaction: WriteTransaction,
  reference: string,
  { number, status, by, facts = {}, tellAt }: Moving<string, object> & { number: number },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('case_statuses')
    .values({
      reference,
      number,
      status,
      moved_by: by,
      facts: JSON.stringify(facts),
      reached_at: now.toISOString(),
      tell_at: (tellAt ?? (by === null ? now : undoEndsAt(now))).toISOString(),
    })
    .execute();
}
