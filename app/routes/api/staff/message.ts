import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { changeMessage, messageChangeSchema } from '#features/contact/desk-commands.server.ts';
import { findMessage, recordMessageSeen } from '#features/contact/desk-queries.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/message.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'messages');
  await recordMessageSeen(store, staff, params.reference, clock.now());
  const message = await findMessage(store.read, staff, params.reference);
  return message ? personalJson(message) : notFound();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'messages');
  const change = await readBody(request, messageChangeSchema);
  return answerDesk(await changeMessage(context.get(services), staff, params.reference, change));
}
