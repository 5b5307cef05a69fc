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
      await expect.poll(isKept).toBe(true);
    } catch (error) {
      await page.reload();
      throw error;
    }
  }).toPass({ timeout: 45_000 });
}

/** Asks for the whole site, as a family does before the network goes. */
export async function keepWholeSite(page: Page): Promise<void> {
  await untilSiteIsKept(page);
  await page.getByRole('button', { name: /^Keep this site on my phone/ }).click();
  await expect(page.getByText('This site is on your phone.')).toBeVisible({ timeout: 45_000 });
}

/** The addresses of the pages that this browser keeps. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        if (!/^\/(assets|kept)\//.test(pathname)) addresses.push(pathname + search);
      }
    return addresses.sort();
  });
}
