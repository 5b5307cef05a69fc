import { type DeliveryOutcome, deliver } from '#lib/delivery/deliver.ts';
import { ifFree } from '#lib/delivery/one-at-a-time.ts';
import { keepAnswer, listParcels, type Parcel, putAway } from '#lib/delivery/parcels.ts';
import { scope } from './worker-scope.ts';

/**
 * The connection is back, perhaps long after the last page was closed: sends what waits, and keeps the answers for
 * the next page, which writes them into its lists. Fails when something still waits; the browser calls again later.
 */
export async function sendParcels(): Promise<void> {
  if (!('locks' in navigator)) return;
  const parcels = (await listParcels()).filter(({ isRefused }) => !isRefused);
  parcels.sort((one, other) => one.keptAt.localeCompare(other.keptAt));
  const outcomes: (DeliveryOutcome | undefined)[] = [];
  for (const parcel of parcels)
    outcomes.push(await ifFree(parcel.listKey, () => sendParcel(parcel)));
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true }))
    page.postMessage('answers');
  if (outcomes.some((outcome) => outcome?.kind === 'waiting')) throw new Error('Still waiting');
}

async function sendParcel(parcel: Parcel): Promise<DeliveryOutcome> {
  const outcome = await deliver(parcel);
  if (outcome.kind !== 'waiting') {
    const { key, listKey } = parcel;
    await keepAnswer({ key, listKey, outcome });
    await putAway(parcel, outcome.kind === 'refused');
  }
  return outcome;
}
