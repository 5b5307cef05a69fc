import type { Content } from '#features/content/schemas.ts';
import { findOffer, type Offer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import { papersOfPlaceIn } from '#features/papers/list-papers.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Store } from '#lib/store/store.server.ts';

/** The offer for the child of this application, with the papers of its grade; undefined without one. */
export function offerOf(
  { store, content, clock }: { store: Store; content: Content; clock: Clock },
  reference: string,
): Promise<Offer | undefined> {
  const now = clock.now();
  return findOffer(store.read, { content, now }, reference, papersOfPlaceIn(content));
}
