import { services } from '#app/services.server.ts';
import { auditFilterFrom } from '#features/staff/audit-filter.ts';
import { auditRecordsAsCsv } from '#features/staff/audit-queries.server.ts';
import { csvAnswer } from '#features/staff/csv-answer.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Route } from './+types/audit-records-file.ts';

/** The record as a table; taking it along is recorded too. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'people');
  const filter = auditFilterFrom(new URL(request.url).searchParams);
  const { csv, rows } = await auditRecordsAsCsv(store.read, staff, filter);
  await store.write((transaction) => {
    const act = { act: 'exported' as const, about: 'record', detail: `${rows} rows` };
    return recordAct(transaction, staff, act, clock.now());
  });
  return csvAnswer(csv, 'record.csv');
}
