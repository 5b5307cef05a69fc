import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { changeDocument } from '#features/documents/commands.server.ts';
import { documentChangeSchema } from '#features/documents/desk-schemas.ts';
import { findDocument } from '#features/documents/queries.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/document.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'documents');
  const today = dayInLusaka(clock.now());
  const document = await findDocument(store.read, staff, params.id, today);
  return document ? personalJson(document) : notFound();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'documents');
  const change = await readBody(request, documentChangeSchema);
  return answerDesk(await changeDocument(context.get(services), staff, params.id, change));
}
