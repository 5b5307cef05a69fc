import { expect, type Page } from '@playwright/test';

/**
 * Waits until the service worker keeps the site and answers the page. A browser that is short of time gives up
 * installing it, and asks again with the next page.
 */
export async function untilSiteIsKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect(async () => {
    try {
      await expect.poll(isKept, { timeout: 10_000 }).toBe(true);
    } catch (error) {
      await page.reload();
      throw error;
    }
  }).toPass({ timeout: 45_000 });
}
