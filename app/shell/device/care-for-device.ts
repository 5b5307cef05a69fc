import { whenAwake } from '#lib/device/awake.ts';
import { keysFrom } from '#lib/device/device-store.ts';

/**
 * When the page is awake and the phone is idle, for a form looks at what it has kept first: the service worker, which keeps the public pages for the time without a network, and the
 * removal of what has been here for too long.
 */
export function careForDevice(slug: string): void {
  const care = () => {
    if (import.meta.env.PROD) navigator.serviceWorker?.register(ourWorker()).catch(() => undefined);
    if (keysFrom(`${slug}.`).length === 0) return;
    import('./remove-overdue.ts').then(
      ({ removeOverdue }) => removeOverdue(slug, new Date()),
      () => undefined,
    );
  };
  whenAwake(() => whenIdle(care));
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
