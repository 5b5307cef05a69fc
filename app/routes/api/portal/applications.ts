import { services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { listFollowedApplications } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { deskJson } from '#features/staff/desk-answer.server.ts';
import type { Route } from './+types/applications.ts';

/** The applications that whoever is signed in follows. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store } = context.get(services);
  const account = await requireAccount(request, context.get(services));
  const applications = await listFollowedApplications(store.read, account);
  return deskJson({ email: account.email, applications });
}
