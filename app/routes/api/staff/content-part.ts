import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { findPart } from '#features/publishing/parts.ts';
import { changeContent, contentChangeSchema } from '#features/publishing/publish.server.ts';
import { getPartToEdit } from '#features/publishing/versions.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/content-part.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, contentToEdit } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'content');
  const found = findPart(params.part);
  if (!found) return notFound();
  return personalJson(
    await getPartToEdit(store.read, staff, found.name, {
      content: contentToEdit,
      now: clock.now(),
    }),
  );
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'content');
  const found = findPart(params.part);
  if (!found) return notFound();
  const change = await readBody(request, contentChangeSchema(found.name));
  return answerDesk(await changeContent(context.get(services), staff, found.name, change));
}
