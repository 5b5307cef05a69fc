import { services } from '#app/services.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { requireGuardian } from '#features/enrollment/guardians/guardian-links.server.ts';
import {
  type ApplicationForGuardian,
  getApplicationForGuardian,
} from '#features/enrollment/guardians/guardian-queries.server.ts';
import { type OfferFacts, offerFacts } from '#features/enrollment/guardians/offer/offer-facts.ts';
import { papersFor } from '#features/papers/paper-kinds.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/application.ts';

/** One application, for a guardian whose account follows it. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { store, content, clock } = context.get(services);
  const guardian = await requireGuardian(request, context.get(services), params.reference);
  const application = await getApplicationForGuardian(store.read, guardian, clock.now());
  return personalJson({ ...application, offer: offerOf(application, content) });
}

/** What the family has to know to answer; undefined while no offer waits. */
function offerOf(application: ApplicationForGuardian, content: Content): OfferFacts | undefined {
  const { status, history, grade } = application;
  const offered = history.findLast((one) => one.status === 'offered');
  if (status !== 'offered' || !offered) return undefined;
  const papers = papersFor(content.papers.items, grade).map(({ label }) => label);
  return offerFacts(content, { ...application, offeredAt: offered.reachedAt }, papers);
}
