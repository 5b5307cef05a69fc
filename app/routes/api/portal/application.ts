import { services } from '#app/services.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { requireGuardian } from '#features/enrollment/guardians/portal-access/require-guardian.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { offerOf } from '../../offer/offer-of.server.ts';
import type { Route } from './+types/application.ts';

/** One application, for a guardian whose account follows it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const guardian = await requireGuardian(request, school, params.reference);
  const application = await getApplicationForGuardian(
    school.store.read,
    guardian,
    school.clock.now(),
  );
  return personalJson({ ...application, offer: await offerOf(school, guardian.reference) });
}
