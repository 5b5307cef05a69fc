import type { Services } from '#app/services.server.ts';
import { searchIndex } from '#features/find/search-index.ts';
import { isOpen } from '#features/recruitment/openings/opening.ts';
import { advertisedOpenings } from '#features/recruitment/openings/opening-statuses.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';

/** What can be found today. */
export async function searchIndexNow(services: Services) {
  const today = dayInLusaka(services.clock.now());
  const openings = await advertisedOpenings(services);
  const openIds = openings.filter((one) => isOpen(one, today)).map(({ id }) => id);
  return searchIndex(services.content, { today, openIds });
}
