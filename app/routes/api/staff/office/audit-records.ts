import { services } from '#app/services.server.ts';
import { auditFilterFrom } from '#features/staff/audit/audit-filter.ts';
import { listAuditRecords } from '#features/staff/audit/audit-queries.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import { pageFrom } from '#features/staff/list/list-page.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/audit-records.ts';

/** Who saw, changed, exported or erased what. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'people');
  const search = new URL(request.url).searchParams;
  const filter = auditFilterFrom(search);
  return deskJson(await listAuditRecords(store.read, staff, filter, pageFrom(search)));
}
