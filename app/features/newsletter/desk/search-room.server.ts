import type { SearchRoom } from '#desk/family/search-room.server.ts';
import { deskRooms } from '#desk/rooms.ts';
import { subscriberStatus, subscriberWords } from '../subscriber.ts';
import '../tables.server.ts';

/** A subscriber has no reference and no screen of its own: the list shows this one alone. */
export const subscriberSearch: SearchRoom = {
  kind: 'NL',
  room: 'subscribers',
  async listRecords(read, column, keys) {
    if (column === 'reference') return [];
    const rows = await read
      .selectFrom('subscribers')
      .select(['id', 'email', 'subscribed_at', 'confirmed_at', 'unsubscribed_at'])
      .where('id', 'in', keys)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      reference: '',
      submittedAt: row.subscribed_at,
      title: row.email,
      detail: 'Newsletter',
      status: subscriberWords[subscriberStatus(row)],
      to: `${deskRooms.subscribers.path}?${new URLSearchParams({ q: row.email })}`,
    }));
  },
};
