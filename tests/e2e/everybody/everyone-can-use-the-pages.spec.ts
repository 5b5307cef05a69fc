import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { fillAnswers } from '#tests/support/enrollment-form.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the home page and Not found', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated(page);
  await expectAccessibleAtEachWidth(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('summary', { hasText: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/no-such-page');
  await expectAccessibleAtEachWidth(page);
});

test('the enrollment form in every step and error state', async ({ page, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  for (const step of [1, 2, 3]) {
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await fillAnswers(page, { step });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step + 1} of 4`).first()).toBeVisible();
  }
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: /Submitted!$/ })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});

test('the application that could not be sent', async ({ page, context, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  for (const step of [1, 2, 3]) {
    await fillAnswers(page, { step });
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
