import { services } from '#app/services.server.ts';
import { roles } from '#desk/roles.ts';
import { hasVerifiedFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import { requireRole } from '#features/accounts/sessions/authorization.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/staff-account.ts';

/** Which member of staff is signed in, as the desk greets them. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store } = context.get(services);
  const staff = await requireRole(request, context.get(services), roles);
  const hasSecondFactor = await hasVerifiedFactor(store.read, staff.accountId);
  return Response.json(
    { email: staff.email, roles: staff.roles, hasSecondFactor },
    { headers: personalPage },
  );
}
