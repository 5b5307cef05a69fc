import { heldInTable } from '#lib/search/held-in-table.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenInstant, writtenSection } from '#lib/text/written-section.ts';
import './tables.server.ts';

/** A subscriber has no reference: the subject is the address. */
export const heldSubscribers: HeldRecords = {
  ...heldInTable({
    kind: 'subscriber',
    table: 'subscribers',
    key: 'email_search',
    hold: ({ id: _, email_search: __, ...subscriber }) => subscriber,
    tell: (row) => ({
      about: row.email,
      sections: writtenSection('Newsletter', [
        ['Email address', row.email],
        ['First asked for', writtenInstant(row.subscribed_at)],
        ['Last asked for', writtenInstant(row.asked_at)],
        ['Our last mail about it', writtenInstant(row.mailed_at)],
        ['Confirmed', writtenInstant(row.confirmed_at)],
        ['Left the list', writtenInstant(row.unsubscribed_at)],
      ]),
    }),
  }),
  async listAddresses(read) {
    const rows = await read.selectFrom('subscribers').select('email_search').execute();
    return rows.map((row) => row.email_search);
  },
};

/** Addresses that nobody has confirmed since one instant, or that left before another. */
export const endedSubscribers = (
  read: ReadStore,
  { lastAsked, lastLeft }: { lastAsked: string; lastLeft: string },
) =>
  read
    .selectFrom('subscribers')
    .select('email_search as reference')
    // Who left and asks again now is waited for, like everybody who was asked to confirm.
    .where(({ fn }) => fn.coalesce('asked_at', 'subscribed_at'), '<=', lastAsked)
    .where((row) =>
      row.or([
        row.and([row('confirmed_at', 'is', null), row('unsubscribed_at', 'is', null)]),
        row('unsubscribed_at', '<=', lastLeft),
      ]),
    );
