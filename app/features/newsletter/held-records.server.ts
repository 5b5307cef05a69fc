import type { HeldRecords } from '#lib/held-records.server.ts';
import './tables.server.ts';

/** A subscriber has no reference: the subject is the address. */
export const heldSubscribers: HeldRecords = {
  kind: 'subscriber',
  async find(read, address) {
    const subscribers = await read
      .selectFrom('subscribers')
      .selectAll()
      .where('email_search', '=', address.toLowerCase())
      .execute();
    return { rows: subscribers.map(({ id: _, email_search: __, ...subscriber }) => subscriber) };
  },
  async listAddresses(read) {
    const rows = await read.selectFrom('subscribers').select('email_search').execute();
    return rows.map((row) => row.email_search);
  },
  async erase(transaction, address) {
    const { numDeletedRows } = await transaction
      .deleteFrom('subscribers')
      .where('email_search', '=', address.toLowerCase())
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};
