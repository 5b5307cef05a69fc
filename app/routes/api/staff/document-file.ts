import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { replaceFile } from '#features/documents/commands.server.ts';
import { newFileSchema } from '#features/documents/desk-schemas.ts';
import { readFormBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/document-file.ts';

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'documents');
  const { fields, file } = await readFormBody(request, newFileSchema);
  const change = { version: fields.version, file };
  return answerDesk(await replaceFile(context.get(services), staff, params.id, change));
}
