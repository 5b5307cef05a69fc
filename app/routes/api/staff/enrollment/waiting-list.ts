import { services } from '#app/services.server.ts';
import { waitingMoveSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { moveOnWaitingList } from '#features/enrollment/places/waiting-list.server.ts';
import { answerDesk } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/waiting-list.ts';

/** One step up or down a waiting list. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const asked = await readDeskBody(request, waitingMoveSchema);
  return answerDesk(await moveOnWaitingList(staff, school, asked));
}
