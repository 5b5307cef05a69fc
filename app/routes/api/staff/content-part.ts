import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { findPart } from '#features/publishing/parts.ts';
import { changeContent, contentChangeSchema } from '#features/publishing/publish.server.ts';
import { getPartToEdit } from '#features/publishing/versions.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/content-part.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, content } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'content');
  const found = findPart(params.part);
  if (!found) return nothingHere();
  return deskJson(await getPartToEdit(store.read, staff, found.name, content));
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  const found = findPart(params.part);
  if (!found) return nothingHere();
  const change = await readDeskBody(request, contentChangeSchema(found.name));
  return answerDesk(await changeContent(context.get(services), staff, found.name, change));
}
