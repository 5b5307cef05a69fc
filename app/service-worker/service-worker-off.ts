import { CACHES } from './site.ts';
import { scope } from './worker-scope.ts';

/** What `/sw.js` is with `SERVICE_WORKER=off`: it takes the place of any other at once, tidies up and goes. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(goAway()));

async function goAway(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
  await scope.registration.unregister();
}
