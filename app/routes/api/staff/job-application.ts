import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { candidateChangeSchema } from '#features/recruitment/desk/candidate-change.ts';
import { changeCandidate } from '#features/recruitment/desk/desk-commands.server.ts';
import {
  findCandidate,
  recordCandidateSeen,
} from '#features/recruitment/desk/desk-queries.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/job-application.ts';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, clock } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'careers');
  await recordCandidateSeen(store, staff, params.reference, clock.now());
  const candidate = await findCandidate(store.read, staff, params.reference);
  return candidate ? personalJson(candidate) : notFound();
}

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const staff = await requireRoom(request, context.get(services), 'careers');
  const change = await readBody(request, candidateChangeSchema);
  return answerDesk(await changeCandidate(context.get(services), staff, params.reference, change));
}
