import { expect, type Page } from '@playwright/test';

/** Until nothing more has come for a second: `networkidle` is said once for each document, however much it asks for later. */
export async function untilLoaded(page: Page): Promise<void> {
  let last = -1;
  await expect(async () => {
    const before = last;
    last = await page.evaluate(() => performance.getEntriesByType('resource').length);
    expect(last).toBe(before);
  }).toPass({ intervals: [1000], timeout: 20_000 });
}
