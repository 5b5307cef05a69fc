import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { changeMessage, messageChangeSchema } from '#features/contact/desk-commands.server.ts';
import { findMessage, recordMessageSeen } from '#features/contact/desk-queries.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/message.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'messages');
  await recordMessageSeen(store, staff, params.reference, clock.now());
  const message = await findMessage(store.read, staff, params.reference);
  return message ? deskJson(message) : nothingHere();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'messages');
  const change = await readDeskBody(request, messageChangeSchema);
  return answerDesk(await changeMessage(context.get(services), staff, params.reference, change));
}
