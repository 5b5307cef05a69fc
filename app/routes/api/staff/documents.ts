import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { addDocument } from '#features/documents/commands.server.ts';
import { newDocumentSchema } from '#features/documents/desk-schemas.ts';
import { listDocuments } from '#features/documents/queries.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readFormBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/documents.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'documents');
  const today = dayInLusaka(clock.now());
  return personalJson({ documents: await listDocuments(store.read, staff, today) });
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'documents');
  const { fields, file } = await readFormBody(request, newDocumentSchema);
  return answerDesk(await addDocument(context.get(services), staff, fields, file));
}
