import * as v from 'valibot';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** What families were reminded of in the data that a copy replaces, for `db/copies/said-since.server.ts`. */
export const REMINDED_REQUESTS =
  'select id, reminded_at from enrollment_requests where reminded_at is not null';

export const remindedRequestsSchema = v.array(
  v.object({ id: v.string(), reminded_at: v.string() }),
);

/** Nobody is reminded a second time of what was asked for before the copy. */
export async function remindNoMore(
  transaction: WriteTransaction,
  requests: v.InferOutput<typeof remindedRequestsSchema>,
): Promise<void> {
  for (const { id, reminded_at } of requests) {
    await transaction
      .updateTable('enrollment_requests')
      .set({ reminded_at })
      .where('id', '=', id)
      .where('reminded_at', 'is', null)
      .execute();
  }
}
