import { services } from '#app/services.server.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { inviteOther } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { requireGuardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged } from '#requests/read-body.server.ts';
import type { Route } from './+types/invitation.ts';

/** Asks the school to invite the other guardian; the answer says nothing of the address. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const guardian = await requireGuardian(request, context.get(services), params.reference);
  await countGuardianAct(context.get(services), guardian);
  const result = await inviteOther(context.get(services), guardian);
  return result.outcome === 'done' ? personalJson(result) : nothingChanged(result.detail);
}
