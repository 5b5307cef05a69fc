import type { ListFilter } from '#desk/list/list-address.ts';
import { defineSheet } from '#desk/sheet/define-sheet.server.ts';
import { idsInOrder } from '#desk/sheet/ids-in-order.server.ts';
import { sheetLists } from '#desk/sheet/sheet-lists.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { type SubscriberStatus, subscriberStatus, subscriberWords } from '../subscriber.ts';
import type { SubscriberRow } from '../tables.server.ts';
import { findSubscribers, subscriberFilterFrom } from './desk-queries.server.ts';

const dayOf = (instant: string | null) => instant && dayInLusaka(new Date(instant));

/** The subscribers as the office takes them along. */
export const subscriberSheet = defineSheet<
  'subscribers',
  ListFilter<SubscriberStatus>,
  SubscriberRow
>({
  room: 'subscribers',
  title: sheetLists.subscribers.title,
  about: sheetLists.subscribers.about,
  columns: {
    email: { name: 'Email', cell: ({ email }) => email },
    status: { name: 'Status', cell: (row) => subscriberWords[subscriberStatus(row)].name },
    asked: { name: 'Asked for it', kind: 'day', cell: (row) => dayOf(row.subscribed_at) },
    confirmed: { name: 'Confirmed', kind: 'day', cell: (row) => dayOf(row.confirmed_at) },
    left: { name: 'Left', kind: 'day', cell: (row) => dayOf(row.unsubscribed_at) },
  },
  usual: ['email', 'status', 'asked', 'confirmed', 'left'],
  readFilter: subscriberFilterFrom,
  inWords: ({ status }) => (status ? [subscriberWords[status].name] : []),
  find({ store: { read } }, filter, most) {
    const found = findSubscribers(read, filter).select(['id', 'subscribed_at as at']);
    return idsInOrder(read, found, most);
  },
  async read({ store: { read } }, ids) {
    const rows = await read.selectFrom('subscribers').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
});
