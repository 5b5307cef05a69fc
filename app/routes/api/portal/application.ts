import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { offerOf } from '../../offer/offer-of.server.ts';
import { guardianRoute } from './guardian-route.ts';

/** One application, for a guardian whose account follows it. */
export const loader = guardianRoute(async (school, guardian) => {
  const application = await getApplicationForGuardian(
    school.store.read,
    guardian,
    school.clock.now(),
  );
  return personalJson({ ...application, offer: await offerOf(school, guardian.reference) });
});
