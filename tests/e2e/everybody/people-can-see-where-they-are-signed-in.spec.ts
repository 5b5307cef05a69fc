import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('people see where they are signed in, and end one of them', async ({
  page,
  browser,
  school,
}) => {
  const email = newEmail();
  // Where the account was opened: a program, which says no name of a browser.
  await openAccount(school, email);
  const phone = await browser.newContext({
    baseURL: school.address,
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
  });
  const onPhone = await phone.newPage();
  for (const place of [onPhone, page]) {
    await place.goto('/sign-in?next=%2Faccount');
    await place.getByLabel('Email Address', { exact: true }).fill(email);
    await place.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await place.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(place.getByRole('heading', { name: 'Your account' })).toBeVisible();
  }

  await page.getByRole('link', { name: 'See where you are signed in' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
  await expect(rows.first()).toContainText('Chrome on a Linux computer (this one)');
  const other = rows.filter({ hasText: 'Firefox on an Android phone or tablet' });
  await expect(other).toContainText('over the internet connection that you use now');
  await expect(rows.filter({ hasText: 'A browser that we do not know' }).first()).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await other.getByRole('button', { name: 'End this one' }).click();
  await expect(page.getByText('is signed out.').first()).toBeVisible();
  await expect(other).toHaveCount(0);

  await onPhone.goto('/portal');
  await expect(onPhone.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await rows.first().getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await phone.close();
});
