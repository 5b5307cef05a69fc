import { services } from '#app/services.server.ts';
import { replaceFile } from '#features/documents/commands.server.ts';
import { newFileSchema } from '#features/documents/desk-schemas.ts';
import { answerDesk } from '#features/staff/desk-answer.server.ts';
import { readDeskForm } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/document-file.ts';

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'documents');
  const { fields, file } = await readDeskForm(request, newFileSchema);
  const change = { version: fields.version, file };
  return answerDesk(await replaceFile(context.get(services), staff, params.id, change));
}
