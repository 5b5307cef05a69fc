import type { StaffIn } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import { writeCsv } from '#lib/csv.ts';
import { personalPage } from '#lib/public-page.ts';
import type { Store } from '#lib/store/store.server.ts';
import { eachSubscriber, type SubscriberFilter } from './desk-queries.server.ts';

const HEAD = ['Email', 'State', 'Asked', 'Confirmed', 'Left'];

/** The subscribers as a file for spreadsheets, after it is written down who took it. */
export async function subscribersFile(
  { store, clock }: { store: Store; clock: Clock },
  staff: StaffIn<'subscribers'>,
  filter: SubscriberFilter,
): Promise<Response> {
  const rows = [HEAD];
  for await (const piece of eachSubscriber(store.read, staff, filter)) {
    for (const { email, state, subscribedAt, confirmedAt, leftAt } of piece) {
      rows.push([email, state, subscribedAt, confirmedAt ?? '', leftAt ?? '']);
    }
  }
  const detail = `${rows.length - 1} rows`;
  await store.write((transaction) =>
    recordAct(transaction, staff, { act: 'exported', about: 'subscribers', detail }, clock.now()),
  );
  return new Response(writeCsv(rows), {
    headers: {
      ...personalPage,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
    },
  });
}
