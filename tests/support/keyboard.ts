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

/**
 * Whether nothing, such as a bar at the foot of the page or of a dialog, lies over the middle of what has the focus, nor
 * over its edges above and below.
 */
export function isUncovered(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    return [top + 3, (top + bottom) / 2, bottom - 3].every((height) => {
      const there = document.elementFromPoint(left + width / 2, height);
      return element === there || element.contains(there);
    });
  });
}
