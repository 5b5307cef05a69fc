import { KEEP_SITE } from '#app/shell/device/kept-site.ts';
import { SEND_TAG } from '#forms/delivery/background-sync.ts';
import { answerTo } from './answer.ts';
import { forgetOtherBuilds, keepAtNextVisit, keepAtOnce, keepSite } from './keep-site.ts';
import { sendQueued } from './send-queued.ts';
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
