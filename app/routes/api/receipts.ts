import { services } from '#app/services.server.ts';
import { readKey } from '#lib/http/request-head.server.ts';
import { isKeyKnown } from '#lib/store/idempotency.server.ts';
import { findEpoch } from '#lib/store/receipts/store-epoch.server.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/receipts.ts';

/**
 * A device asks whether the school has what it sent with this `Idempotency-Key`, without sending it again; where it has
 * not, it may have been lost. Beside it stands the epoch of the data.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { store } = context.get(services);
  const key = readKey(request);
  const isKnown = key !== undefined && (await isKeyKnown(store.read, key));
  return personalJson({ isKnown, epoch: await findEpoch(store.read) });
}
