import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import {
  changeDoubt,
  doubtChangeSchema,
} from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/content-doubts.ts';

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  const change = await readBody(request, doubtChangeSchema);
  return answerDesk(await changeDoubt(context.get(services), staff, change));
}
