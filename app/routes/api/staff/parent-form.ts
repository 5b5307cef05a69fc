import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import {
  changeParentForm,
  formChangeSchema,
} from '#features/parent-forms/desk/desk-commands.server.ts';
import { findParentForm, recordFormSeen } from '#features/parent-forms/desk/desk-queries.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/parent-form.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, content } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'parents');
  await recordFormSeen(store, staff, params.reference, clock.now());
  const form = await findParentForm(store.read, staff, params.reference);
  return form ? personalJson({ ...form, fees: content.fees.pta }) : notFound();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'parents');
  const change = await readBody(request, formChangeSchema);
  return answerDesk(await changeParentForm(context.get(services), staff, params.reference, change));
}
