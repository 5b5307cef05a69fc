import { services } from '#app/services.server.ts';
import { auditFilterFrom } from '#desk/audit/audit-filter.ts';
import { listAuditRecords } from '#desk/audit/audit-queries.server.ts';
import { pageFrom } from '#desk/list/list-page.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { referencePrefixes } from '#features/submissions/kinds.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/audit-records.ts';

/** Who saw, changed, exported or erased what. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'people');
  const search = new URL(request.url).searchParams;
  const filter = auditFilterFrom(search, referencePrefixes);
  return personalJson(await listAuditRecords(store.read, staff, filter, pageFrom(search)));
}
