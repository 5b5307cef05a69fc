import * as v from 'valibot';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import '../case-tables.server.ts';

/**
 * Of which statuses those outside were reminded, or told that a promise was broken, in the data that a copy replaces, for
 * `db/copies/said-since.server.ts`.
 */
export const TOLD_OF_STATUSES = `select reference, number, status, reached_at, half_reminded_at,
  last_reminded_at, promise_since, promise_by, broken_at, new_day from case_statuses
  where half_reminded_at is not null or last_reminded_at is not null or new_day is not null`;

const instant = v.nullable(v.string());

export const toldOfStatusesSchema = v.array(
  v.object({
    reference: v.string(),
    number: v.number(),
    status: v.string(),
    reached_at: v.string(),
    half_reminded_at: instant,
    last_reminded_at: instant,
    promise_since: instant,
    promise_by: instant,
    broken_at: instant,
    new_day: instant,
  }),
);

type ToldOfStatuses = v.InferOutput<typeof toldOfStatusesSchema>;

/** Writes down again, at the same statuses in data from a copy, what nobody is to be told a second time. */
export async function tellNoMore(
  transaction: WriteTransaction,
  told: ToldOfStatuses,
): Promise<void> {
  for (const { reference, number, status, reached_at, ...said } of told) {
    const { half_reminded_at, last_reminded_at, ...promise } = said;
    const columns = [
      ['half_reminded_at', { half_reminded_at }],
      ['last_reminded_at', { last_reminded_at }],
      ['new_day', promise],
    ] as const;
    for (const [column, set] of columns) {
      if (said[column] === null) continue;
      await transaction
        .updateTable('case_statuses')
        .set(set)
        .where('reference', '=', reference)
        .where('number', '=', number)
        .where('status', '=', status)
        .where('reached_at', '=', reached_at)
        .where(column, 'is', null)
        .execute();
    }
  }
}
