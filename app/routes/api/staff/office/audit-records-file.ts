import { services } from '#app/services.server.ts';
import { auditFilterFrom } from '#desk/audit/audit-filter.ts';
import { auditRecordsFile } from '#desk/audit/audit-queries.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { referencePrefixes } from '#features/submissions/kinds.ts';
import type { Route } from './+types/audit-records-file.ts';

/** The record as a table; taking it along is recorded too. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'people');
  const filter = auditFilterFrom(new URL(request.url).searchParams, referencePrefixes);
  return auditRecordsFile(context.get(services), staff, filter);
}
