import type { Page } from '@playwright/test';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { walkedPages } from '#tests/support/public-pages.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
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

test('no page does what its own policy forbids', async ({ page, hydrated }) => {
  const violations = await watchViolations(page);
  for (const path of [...walkedPages, ...privatePages]) {
    await page.goto(path);
    if (path !== '/status') await hydrated(page);
    expect(await violations(), path).toEqual([]);
  }
});

test('going from page to page in the browser does not either', async ({ page, hydrated }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrated(page);
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

test('text cannot become markup by a script, not even a strange one', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await hydrated(page);
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

test('strange texts are shown as they were typed, on every screen that shows them', async ({
  page,
  hydrated,
}) => {
  const violations = await watchViolations(page);
  const answers = {
    ...sampleAnswers,
    studentFirstName: '<script>window.taken=1</script>',
    studentLastName: '"><img src=x onerror=window.taken=1>',
    previousSchool: '<svg/onload=window.taken=1>',
    parent1FirstName: 'javascript:window.taken=1',
    parent1LastName: '{{constructor.constructor("window.taken=1")()}}',
    emergencyContactName: '=HYPERLINK("https://evil.example","x")',
    emergencyContactRelationship: '<!--<style>@import "//evil.example"</style>-->',
    additionalInfo: '</textarea><iframe srcdoc="<script>parent.taken=1</script>">',
  };
  const strange = Object.values(answers).filter((text) => /taken|evil/.test(text));
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page, answers);
  for (const text of strange) await expect(page.getByText(text).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Your answers', { exact: true }).click();
  for (const text of strange)
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  expect(await violations()).toEqual([]);
});
