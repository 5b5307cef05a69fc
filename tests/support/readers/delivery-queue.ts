import type { Page } from '@playwright/test';

/** What sends comes with the first letter; a story that cuts the line sooner cuts that off as well. */
export async function untilQueueIsLoaded(page: Page): Promise<void> {
  await page.locator('link[href*="waiting-line"]').waitFor({ state: 'attached' });
}
