import { WHOLE } from './kept-site.ts';

/** The button that keeps the whole site, where there is a service worker that can; nobody sees it elsewhere. */
export async function enhanceKeeping(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-enhance=keep-site]');
  const worker = place && (await navigator.serviceWorker?.ready)?.active;
  if (!worker) return;
  const keeping = () => import('./keep-whole-site.ts');
  if (await caches.match(WHOLE)) return (await keeping()).sayKept(place);
  place.hidden = false;
  place.onclick = async () => (await keeping()).keepWholeSite(place, worker);
}
