import { KEEP_SITE } from '#app/shell/device/kept-site.ts';
import { SEND_TAG } from '#forms/delivery/background-sync.ts';
import { type DeliveryOutcome, deliver } from '#forms/delivery/deliver.ts';
import { ifFree } from '#forms/delivery/one-at-a-time.ts';
import {
  keepAnswer,
  listRequests,
  putAway,
  type QueuedRequest,
} from '#forms/delivery/queued-requests.ts';
import { answerTo } from './answer.ts';
import { forgetOtherBuilds, keepAtNextVisit, keepAtOnce, keepSite } from './keep-site.ts';
import { scope } from './worker-scope.ts';

/** A new build waits until no page of the old one is open: nothing is mixed, nothing reloads (docs/decisions/0017). */
const isFirst = !scope.registration.active;

scope.addEventListener('install', (event) => event.waitUntil(keepAtOnce()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherBuilds().then(() => (isFirst ? scope.clients.claim() : undefined))),
);
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (!answer) return;
  event.respondWith(answer);
  // Later than the page: the person in front of it comes first.
  if (event.request.mode === 'navigate')
    event.waitUntil(answer.then(keepAtNextVisit).catch(() => undefined));
});
scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  const tell = (isKept: boolean) => ports[0]?.postMessage(isKept);
  if (data === KEEP_SITE)
    event.waitUntil(
      keepSite().then(
        () => tell(true),
        () => tell(false),
      ),
    );
});
scope.addEventListener('sync', (event) => {
  if (event.tag === SEND_TAG) event.waitUntil(sendQueued());
});

/**
 * The connection is back, perhaps long after the last page was closed: sends what waits, and keeps the answers for
 * the next page, which writes them into its lists. Fails when something still waits; the browser calls again later.
 */
async function sendQueued(): Promise<void> {
  if (!('locks' in navigator)) return;
  const waiting = (await listRequests()).filter(
    ({ isRefused, isDelivered }) => !isRefused && !isDelivered,
  );
  waiting.sort((one, other) => one.keptAt.localeCompare(other.keptAt));
  const outcomes: (DeliveryOutcome | undefined)[] = [];
  for (const queued of waiting)
    outcomes.push(await ifFree(queued.listKey, () => sendRequest(queued)));
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true }))
    page.postMessage('answers');
  if (outcomes.some((outcome) => outcome && isStillDue(outcome))) throw new Error('Still waiting');
}

async function sendRequest(queued: QueuedRequest): Promise<DeliveryOutcome> {
  const outcome = await deliver(queued);
  const { key, listKey } = queued;
  if (!isStillDue(outcome)) await keepAnswer({ key, listKey, outcome });
  if (outcome.kind !== 'waiting') await putAway(queued, outcome);
  return outcome;
}

/** What waits for a person is not tried again before one was here. */
function isStillDue(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'waiting' && !outcome.needsProof;
}
