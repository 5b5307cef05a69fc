import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

// Without one the browser is never asked for the policy of its address.
test.use({ serviceWorkers: 'allow' });

test('between desk and account nothing is written to the console as an error', async ({
  page,
  school,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  // There the bar says who is signed in without being opened.
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterDesk(page, school, '/staff');
  for (let visit = 0; visit < 3; visit++) {
    await page
      .locator('#desk-bar')
      .getByRole('link', { name: /^My account/ })
      .click();
    await expect(page).toHaveURL('/account');
    // What takes care of the device waits until the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
