import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { waitingMoveSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveOnWaitingList } from '#features/enrollment/places/waiting-list.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/waiting-list.ts';

/** One step up or down a waiting list. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const asked = await readBody(request, waitingMoveSchema);
  return answerDesk(await moveOnWaitingList(school, staff, asked));
}
