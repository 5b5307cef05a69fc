import { services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { listSentFrom } from '#features/submissions/sent-from-address.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/applications.ts';

/** The family of whoever is signed in: the applications that they follow, and what they sent with their address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store, content, clock } = context.get(services);
  const account = await requireAccount(request, context.get(services));
  const now = clock.now();
  const overview = await getFamilyOverview({ read: store.read, content, now }, account);
  const sent = await listSentFrom(store, account.email);
  return personalJson({ email: account.email, ...overview, sent });
}
