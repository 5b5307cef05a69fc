import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { roles } from '#desk/roles.ts';
import { ownNameSchema } from '#desk/staff/staff-name-schema.ts';
import { listStaffNames } from '#desk/staff/staff-names.server.ts';
import { hasSecondFactor as findSecondFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import { requireAccount, requireRole } from '#features/accounts/sessions/authorization.server.ts';
import { changeOwnName } from '#features/accounts/staff-name.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/staff-account.ts';
import { taking } from './described.ts';

/** Which member of staff is signed in, as the desk greets them, and what it calls everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { store } = context.get(services);
  const { accountId, email, roles: own } = await requireRole(request, context.get(services), roles);
  const hasSecondFactor = await findSecondFactor(store.read, accountId);
  const names = await listStaffNames(store.read);
  return personalJson({ email, roles: own, hasSecondFactor, names });
}

/** Changes one's own name; who has just taken an invitation says it before setting up a second factor. */
export const action = taking(ownNameSchema, async ({ request, context }: Route.ActionArgs) => {
  const all = context.get(services);
  const account = await requireAccount(request, all);
  if (account.roles.length === 0) return answerDesk({ outcome: 'notFound' });
  return answerDesk(await changeOwnName(all, account, await readBody(request, ownNameSchema)));
});
