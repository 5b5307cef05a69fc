import { expect, type Locator, type Page } from '@playwright/test';

/** More than stand on any screen of the site. */
const MOST_PRESSES = 150;

/**
 * Presses Tab until the focus stands on `wanted`, as somebody without a mouse does. Past the last control the focus
 * leaves the page and comes back at its beginning; nothing is waited for meanwhile.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press('Tab');
    const isThere = await wanted.evaluateAll(([element]) => element === document.activeElement);
    if (isThere) return;
  }
  throw new Error(`The keyboard does not reach ${wanted}`);
}
