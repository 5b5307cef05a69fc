import { keysFrom } from '#lib/device/device-store.ts';
import { whenHydrated } from '#lib/device/hydration.ts';

/**
 * When the page is hydrated and the phone is idle, because a form looks first at what it has kept: registers the service
 * worker, which keeps the public pages for the time without a network, and removes what has been here for too long.
 */
export function startIdleTasks(slug: string): void {
  const run = async () => {
    if (import.meta.env.PROD) navigator.serviceWorker?.register(ourWorker()).catch(() => undefined);
    // A session alone is nothing to tidy up; a request that has lost its entry is.
    const isAnyKept = keysFrom(`${slug}.`).some((key) => key !== `${slug}.auth`);
    if (isAnyKept || (await indexedDB.databases()).length)
      (await import('./remove-overdue.ts')).removeOverdue(slug, new Date());
  };
  whenHydrated(() => whenIdle(() => run().catch(() => undefined)));
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The one address that browsers which enforce Trusted Types let become a worker. A document takes one policy only. */
function ourWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('school', { createScriptURL: () => '/sw.js' });
  return policy ? policy.createScriptURL('') : '/sw.js';
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(text: string): string },
  ): { createScriptURL(text: string): string };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 2000);
}
