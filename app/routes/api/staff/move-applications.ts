import { services } from '#app/services.server.ts';
import { moveSeveralSchema } from '#features/enrollment/desk-schemas.ts';
import { moveSeveral } from '#features/enrollment/move-several.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import { personalPage } from '#lib/public-page.ts';
import type { Route } from './+types/move-applications.ts';
import { readAs } from './application-change.ts';

/** One move for several applications. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const read = await readAs(moveSeveralSchema, request);
  if (!read.ok) return read.response;
  const moved = await moveSeveral(staff, school, read.asked);
  return Response.json(moved, { headers: personalPage });
}
