import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { decide, decisionSchema } from '#features/families/together/decide.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/decide-belonging.ts';

/** What two applications have to do with each other. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const asked = await readBody(request, decisionSchema);
  return answerDesk(await decide(school, staff, asked));
}
