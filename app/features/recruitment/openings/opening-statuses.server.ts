import type { Opening } from '#features/content/schemas.ts';
import { type Log, logUnexpected } from '#lib/metrics/log.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import type { AdvertisedOpening } from './opening.ts';
import '../tables.server.ts';

/** The ids of the openings that the office has closed. */
export async function listClosedOpenings(read: ReadStore): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('opening_statuses')
    .select('opening_id')
    .where('is_closed', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.opening_id));
}

export function withStatuses(
  openings: Opening[],
  closed: ReadonlySet<string>,
): AdvertisedOpening[] {
  return openings.map((opening) =>
    closed.has(opening.id) ? { ...opening, isClosedByOffice: true } : opening,
  );
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
