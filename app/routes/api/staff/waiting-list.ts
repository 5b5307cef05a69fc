import { services } from '#app/services.server.ts';
import { moveOnWaitingList } from '#features/enrollment/change-places.server.ts';
import { waitingMoveSchema } from '#features/enrollment/desk-schemas.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/waiting-list.ts';
import { readAs } from './application-change.ts';
import { placesAnswer } from './places-answer.ts';

/** One step up or down a waiting list. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const read = await readAs(waitingMoveSchema, request);
  if (!read.ok) return read.response;
  return placesAnswer(await moveOnWaitingList(staff, school, read.asked));
}
