import { type CsvColumns, csvFile } from '#desk/list/csv-file.server.ts';
import type { ListFilter } from '#desk/list/list-address.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import type { Store } from '#lib/store/store.server.ts';
import { type SubscriberStatus, subscriberStatus } from '../subscriber.ts';
import type { SubscriberRow } from '../tables.server.ts';
import { findSubscribers } from './desk-queries.server.ts';

const columns: CsvColumns<SubscriberRow> = {
  Email: ({ email }) => email,
  Status: subscriberStatus,
  Asked: ({ subscribed_at }) => subscribed_at,
  Confirmed: ({ confirmed_at }) => confirmed_at ?? '',
  Left: ({ unsubscribed_at }) => unsubscribed_at ?? '',
};

/** The subscribers as a file for spreadsheets, after it is written down who took it. */
export async function subscribersFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'subscribers'>,
  filter: ListFilter<SubscriberStatus>,
): Promise<FileAnswer<'text/csv'>> {
  return csvFile(services, staff, {
    name: 'subscribers.csv',
    about: 'subscribers',
    columns,
    rows: findSubscribers(services.store.read, filter).selectAll(),
    order: ['id'],
  });
}
