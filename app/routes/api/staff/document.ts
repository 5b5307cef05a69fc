import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { changeDocument } from '#features/documents/commands.server.ts';
import { documentChangeSchema } from '#features/documents/desk-schemas.ts';
import { findDocument } from '#features/documents/queries.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Route } from './+types/document.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'documents');
  const today = dayInLusaka(clock.now());
  const document = await findDocument(store.read, staff, params.id, today);
  return document ? deskJson(document) : nothingHere();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'documents');
  const change = await readDeskBody(request, documentChangeSchema);
  return answerDesk(await changeDocument(context.get(services), staff, params.id, change));
}
