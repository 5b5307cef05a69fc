import { SEND_TAG } from '#forms/delivery/background-sync.ts';
import { answerTo } from './answer.ts';
import { forgetOtherBuilds, keepOpenPages, keepSite } from './keep-site.ts';
import { sendQueued } from './send-queued.ts';
import { scope } from './worker-scope.ts';

/** A new build waits until no page of the old one is open: nothing is mixed, nothing reloads (docs/decisions/0017). */
const isFirst = !scope.registration.active;
const { connection } = navigator as { connection?: { saveData?: boolean } };

scope.addEventListener('install', (event) =>
  event.waitUntil(connection?.saveData ? keepOpenPages() : keepSite()),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherBuilds().then(() => (isFirst ? scope.clients.claim() : undefined))),
);
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});
scope.addEventListener('sync', (event) => {
  if (event.tag === SEND_TAG) event.waitUntil(sendQueued());
});
