import type { Page } from '@playwright/test';

/** Keeps these requests from leaving the page until what it returns is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
