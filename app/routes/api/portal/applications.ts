import { services } from '#app/services.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import {
  type ChildInPortal,
  getFamilyOverview,
} from '#features/enrollment/guardians/family-overview.server.ts';
import { countGuardianAct } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { followNaming } from '#features/enrollment/guardians/portal-access/named-elsewhere.server.ts';
import { findToldTurn } from '#features/enrollment/status/find-told-turn.server.ts';
import { listPapersOf } from '#features/papers/list-papers.server.ts';
import { listSentFrom } from '#features/submissions/sent-from-address.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/applications.ts';

/** The family of whoever is signed in: the applications that they follow, and what they sent with their address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const school = context.get(services);
  const { store, content, clock, secret } = school;
  const account = await requireAccount(request, school);
  const now = clock.now();
  const overview = await getFamilyOverview({ read: store.read, content, now, secret }, account);
  const sent = await listSentFrom(store, account.email, { content, now });
  const applications = await Promise.all(
    overview.applications.map(async (child) => {
      const papers = needsNoPapers(child) ? [] : await listPapersOf(school, child.reference);
      const turn = await findToldTurn(store.read, content, child.reference, now);
      return { ...child, turn, missingPapers: papers.filter(({ isHere }) => !isHere).length };
    }),
  );
  return personalJson({ email: account.email, ...overview, applications, sent });
}

/** Lets whoever is signed in follow the applications in which their address is a guardian's own. */
export async function action({ request, context }: Route.ActionArgs) {
  const school = context.get(services);
  const account = await requireAccount(request, school);
  await countGuardianAct(school, account);
  return personalJson(await followNaming(school, account));
}

/** Where the school has said its last word, a paper that it never saw is nothing to worry about. */
function needsNoPapers({ status }: ChildInPortal): boolean {
  return enrollmentStatuses[status].isOver === true;
}
