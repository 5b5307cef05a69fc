import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import {
  changeParentForm,
  formChangeSchema,
} from '#features/parent-forms/desk/desk-commands.server.ts';
import { findParentForm, recordFormSeen } from '#features/parent-forms/desk/desk-queries.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/parent-form.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, content } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'parents');
  await recordFormSeen(store, staff, params.reference, clock.now());
  const form = await findParentForm(store.read, staff, params.reference);
  return form ? deskJson({ ...form, fees: content.fees.pta }) : nothingHere();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'parents');
  const change = await readDeskBody(request, formChangeSchema);
  return answerDesk(await changeParentForm(context.get(services), staff, params.reference, change));
}
