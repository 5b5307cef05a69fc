import { expect, type Locator, type Page } from '@playwright/test';

/** Whatever Tab may stop at. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Presses Tab until the focus stands on `wanted`, as somebody without a mouse does. Past the last control the focus
 * leaves the page and comes back at its beginning; nothing is waited for meanwhile.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  let press = 0;
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    const found = await wanted.evaluateAll(
      ([element], stop) => ({
        isThere: element === document.activeElement,
        stops: document.querySelectorAll(stop).length,
      }),
      STOPS,
    );
    if (found.isThere) return;
    ({ stops } = found);
    press += 1;
    // Once around, and one more for the window itself.
  } while (press <= stops);
  throw new Error(`The keyboard does not reach ${wanted}`);
}
