import type { Page } from '@playwright/test';

/** Waits until the service worker has kept the site and looks after the page. */
export async function untilSiteIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
