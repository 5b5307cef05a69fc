import type { Response } from '@playwright/test';
import { publicPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Bytes of script as they travel, until React is awake and the page is idle; nobody has touched anything yet. */
const MOST_SCRIPT = 130_000;
const MOST_ON_ENROLLMENT = 115_000;

for (const path of publicPages) {
  test(`${path} asks little of a phone’s data`, async ({ page, awake }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(path);
    await awake(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(path === '/enrollment' ? MOST_ON_ENROLLMENT : MOST_SCRIPT);
  });
}
