import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { inviteOther } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { nothingChanged } from '#requests/read-body.server.ts';
import { guardianRoute } from './guardian-route.ts';

/** Asks the school to invite the other guardian; the answer says nothing of the address. */
export const action = guardianRoute(async (school, guardian) => {
  await countGuardianAct(school, guardian);
  const result = await inviteOther(school, guardian);
  return result.outcome === 'done' ? personalJson(result) : nothingChanged(result.detail);
});
