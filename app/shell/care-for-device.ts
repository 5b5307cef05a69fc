import { keysFrom } from '#lib/device-store.ts';

/**
 * When the phone is idle: the service worker, which keeps the public pages for the time without a network, and the
 * removal of what has been here for too long.
 */
export function careForDevice(slug: string): void {
  whenIdle(() => {
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    if (keysFrom(`${slug}.`).length === 0) return;
    import('./remove-overdue.ts').then(
      ({ removeOverdue }) => removeOverdue(slug, new Date()),
      () => undefined,
    );
  });
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}
