import { services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/account.ts';

/** Who is signed in, as the portal greets them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { email, roles } = await requireAccount(request, context.get(services));
  return personalJson({ email, roles });
}
