import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { moveSeveralSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveSeveral } from '#features/enrollment/desk/move-several.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/move-applications.ts';

/** One move for several applications. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const asked = await readBody(request, moveSeveralSchema);
  const moved = await moveSeveral(school, staff, asked);
  return personalJson(moved);
}
