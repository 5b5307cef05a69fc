import type { Page } from '@playwright/test';

/** Holds back what the page sends to an address, as a slow line does; `letGo` lets it go. */
export async function holdRequests(page: Page, address: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const sent: string[] = [];
  await page.route(address, async (route) => {
    sent.push(route.request().url());
    await held;
    await route.continue();
  });
  return { sent, letGo: () => letGo() };
}
