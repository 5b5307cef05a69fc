import type { BrowserContext } from '@playwright/test';

/** What a browser lets a page do. */
export interface KindOfBrowser {
  hasScript: boolean;
  /** Local storage, session storage, IndexedDB, the browser's cache of pages, cookies. */
  hasStorage: boolean;
  /** A service worker behind the pages. */
  hasWorker: boolean;
}

export const kindsOfBrowser = {
  'no script': { hasScript: false, hasStorage: false, hasWorker: false },
  'no storage': { hasScript: true, hasStorage: false, hasWorker: false },
  'no worker': { hasScript: true, hasStorage: true, hasWorker: false },
  all: { hasScript: true, hasStorage: true, hasWorker: true },
} satisfies Record<string, KindOfBrowser>;

/** As a browser whose settings refuse everything: whatever asks for a store throws, and no cookie comes back. */
export async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refused = () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refused, configurable: true });
  });
  await refuseCookies(context);
}

/** No answer of the school leaves a cookie. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'set-cookie': _, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
}
