import type { Page } from '@playwright/test';
import { publicPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

const privatePages = [
  '/status',
  '/sign-in',
  '/sign-up',
  '/forgotten-password',
  '/enrollment/another-device',
];

/** What the page's policy forbade, as the browser reports it; kept across client navigations. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(`${event.violatedDirective} ${event.sourceFile ?? ''} ${event.sample ?? ''}`);
    });
  });
  return () =>
    page.evaluate(() => (window as never as { seenViolations: string[] }).seenViolations);
}

test('no page does what its own policy forbids', async ({ page, awake }) => {
  const violations = await watchViolations(page);
  for (const path of [...publicPages, ...privatePages]) {
    await page.goto(path);
    if (path !== '/status') await awake(page);
    expect(await violations(), path).toEqual([]);
  }
});

test('going from page to page in the browser does not either', async ({ page, awake }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await awake(page);
  for (const name of ['About', 'Academics', 'Events', 'Parents', 'Careers', 'Home']) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .first()
      .click();
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations(), name).toEqual([]);
  }
  await page.getByRole('link', { name: 'Enroll Now' }).first().click();
  await expect(page.getByLabel('First Name')).toBeVisible();
  expect(await violations(), 'Enrollment').toEqual([]);
});

test('text cannot become markup by a script, not even a strange one', async ({ page, awake }) => {
  await page.goto('/');
  await awake(page);
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src=x onerror="document.title=\'taken\'">',
      );
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect(page).not.toHaveTitle('taken');
});
