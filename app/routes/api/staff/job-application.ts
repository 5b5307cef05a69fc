import { services } from '#app/services.server.ts';
import { nothingHere } from '#features/accounts/sessions/authorization.server.ts';
import { candidateChangeSchema } from '#features/recruitment/desk/candidate-change.ts';
import { changeCandidate } from '#features/recruitment/desk/desk-commands.server.ts';
import {
  findCandidate,
  recordCandidateSeen,
} from '#features/recruitment/desk/desk-queries.server.ts';
import { answerDesk, deskJson } from '#features/staff/desk-answer.server.ts';
import { readDeskBody } from '#features/staff/desk-body.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import type { Route } from './+types/job-application.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'careers');
  await recordCandidateSeen(store, staff, params.reference, clock.now());
  const candidate = await findCandidate(store.read, staff, params.reference);
  return candidate ? deskJson(candidate) : nothingHere();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'careers');
  const change = await readDeskBody(request, candidateChangeSchema);
  return answerDesk(await changeCandidate(context.get(services), staff, params.reference, change));
}
