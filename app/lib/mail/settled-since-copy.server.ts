import * as v from 'valibot';
import type { WriteTransaction } from '../store/store.server.ts';
import './outbox.server.ts';

/**
 * Mails that are over in the data that a copy replaces, for the two queries of `db/copies/said-since.server.ts`: those
 * that have left, and those that the office has withheld from somebody. What something newer has cancelled is not among
 * them: that newer decision is not in the copy either.
 */
export const SETTLED_MAILS = `select id, status, settled_at, reason from outgoing_mails
  where status = 'sent' or (status = 'cancelled' and text_part = '')`;
export const WAITING_MAILS = `select id from outgoing_mails where status = 'waiting'`;

export const settledMailsSchema = v.array(
  v.object({
    id: v.string(),
    status: v.picklist(['sent', 'cancelled']),
    settled_at: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  }),
);

/** Mails that wait in data from a copy have left since, or were withheld: none leaves a second time. */
export async function settleAgain(
  transaction: WriteTransaction,
  mails: v.InferOutput<typeof settledMailsSchema>,
): Promise<void> {
  for (const { id, ...settled } of mails) {
    await transaction
      .updateTable('outgoing_mails')
      .set({ ...settled, text_part: '', html_part: '', calendar_part: null, lease: null })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .execute();
  }
}
