import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { addReadyText, listReadyTexts } from '#features/enrollment/requests/ready-texts.server.ts';
import { newReadyTextSchema } from '#features/enrollment/requests/request-schemas.ts';
import { readBody } from '#requests/read-body.server.ts';
import { roomLoader } from '../desk-routes.ts';
import type { Route } from './+types/ready-texts.ts';

/** The texts that the office asks families with. */
export const loader = roomLoader('enrollment', async ({ store }) => ({
  texts: await listReadyTexts(store.read),
}));

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'enrollment');
  const text = await readBody(request, newReadyTextSchema);
  return answerDesk(await addReadyText(context.get(services), staff, text));
}
