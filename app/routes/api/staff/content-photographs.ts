import * as v from 'valibot';
import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { photographKind } from '#features/content/sections/photograph.ts';
import { keepPhotograph } from '#features/publishing/photographs/keep-photograph.server.ts';
import { readFormBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/content-photographs.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  const { file, fields } = await readFormBody(request, v.object({ kind: photographKind }));
  return answerDesk(await keepPhotograph(context.get(services), staff, { file, ...fields }));
}
