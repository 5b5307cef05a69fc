import { type Services, services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { roles } from '#desk/roles.ts';
import { ownNameSchema } from '#desk/staff/staff-name-schema.ts';
import { listStaffNames } from '#desk/staff/staff-names.server.ts';
import { findAccount, hasLeftDesk } from '#features/accounts/auth-user.server.ts';
import { hasSecondFactor as findSecondFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import { requireAccount, requireRole } from '#features/accounts/sessions/authorization.server.ts';
import { changeOwnName } from '#features/accounts/staff-name.server.ts';
import { problem } from '#lib/http/problem.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/staff-account.ts';
import { taking } from './described.ts';

/** Which member of staff is signed in, as the desk greets them, and what it calls everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services);
  const { store } = all;
  const { accountId, email, roles: own } = await requireColleague(request, all);
  const hasSecondFactor = await findSecondFactor(store.read, accountId);
  const names = await listStaffNames(store.read);
  return personalJson({ email, roles: own, hasSecondFactor, names });
}

/** As `requireRole`; throws the answer 410 to who worked here and has no access any more. */
async function requireColleague(request: Request, all: Services) {
  const { accountId: id } = await requireAccount(request, all);
  const account = await findAccount(all.store.read, 'id', id);
  if (account && (await hasLeftDesk(all.store.read, account))) throw accessEnded();
  return requireRole(request, all, roles);
}

const accessEnded = () =>
  problem({
    status: 410,
    title: 'Access ended',
    detail: 'You have no access to the desk any more.',
  });

/** Changes one's own name; who has just taken an invitation says it before setting up a second factor. */
export const action = taking(ownNameSchema, async ({ request, context }: Route.ActionArgs) => {
  const all = context.get(services);
  const account = await requireAccount(request, all);
  if (account.roles.length === 0) return answerDesk({ outcome: 'notFound' });
  return answerDesk(await changeOwnName(all, account, await readBody(request, ownNameSchema)));
});
