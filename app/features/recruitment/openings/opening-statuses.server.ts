import type { Opening } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { type Log, logUnexpected } from '#lib/metrics/log.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { type AdvertisedOpening, isOpen } from './opening.ts';
import '../tables.server.ts';

/** The ids of the openings that the office has closed. */
async function listClosedOpenings(read: ReadStore): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('opening_statuses')
    .select('opening_id')
    .where('is_closed', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.opening_id));
}

function withStatuses(openings: Opening[], closed: ReadonlySet<string>): AdvertisedOpening[] {
  return openings.map((opening) =>
    closed.has(opening.id) ? { ...opening, isClosedByOffice: true } : opening,
  );
}

/** The openings for which somebody can apply today. */
export async function listOpenings({
  store,
  content,
  clock,
}: {
  store: Store;
  content: { openings: Opening[] };
  clock: Clock;
}): Promise<AdvertisedOpening[]> {
  const today = dayInLusaka(clock.now());
  const openings = withStatuses(content.openings, await listClosedOpenings(store.read));
  return openings.filter((opening) => isOpen(opening, today));
}

/**
 * The openings as the public page shows them. The page stands without the store: then nothing counts as closed by the
 * office, and the form itself is still refused.
 */
export async function advertisedOpenings({
  store,
  content,
  log,
}: {
  store: Store;
  content: { openings: Opening[] };
  log: Log;
}): Promise<AdvertisedOpening[]> {
  try {
    return withStatuses(content.openings, await listClosedOpenings(store.read));
  } catch (error) {
    logUnexpected(log, error);
    return content.openings;
  }
}
