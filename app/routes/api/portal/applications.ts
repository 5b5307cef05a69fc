import { services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { listFollowedApplications } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/applications.ts';

/** The applications that whoever is signed in follows. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store } = context.get(services);
  const account = await requireAccount(request, context.get(services));
  const applications = await listFollowedApplications(store.read, account);
  return personalJson({ email: account.email, applications });
}
