import { csvFile } from '#desk/list/csv-file.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { countSubscribers, eachSubscriber, type SubscriberFilter } from './desk-queries.server.ts';

/** The subscribers as a file for spreadsheets, after it is written down who took it. */
export async function subscribersFile(
  services: { store: Store; clock: Clock },
  staff: StaffIn<'subscribers'>,
  filter: SubscriberFilter,
): Promise<Response> {
  const { read } = services.store;
  return csvFile(services, staff, {
    name: 'subscribers.csv',
    about: 'subscribers',
    detail: `${await countSubscribers(read, filter)} rows`,
    head: ['Email', 'Status', 'Asked', 'Confirmed', 'Left'],
    pieces: cellsOfEach(read, staff, filter),
  });
}

async function* cellsOfEach(
  read: ReadStore,
  staff: StaffIn<'subscribers'>,
  filter: SubscriberFilter,
) {
  for await (const piece of eachSubscriber(read, staff, filter)) {
    yield piece.map(({ email, status, subscribedAt, confirmedAt, leftAt }) => [
      ...[email, status, subscribedAt, confirmedAt ?? '', leftAt ?? ''],
    ]);
  }
}
