import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { refuseStorage } from '#tests/support/keeping/kinds-of-browser.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('who signs in where nothing can be kept reads why it does not go on, and what to do', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  const { email, password } = await newColleague(school, 'admissions');
  await refuseStorage(context);
  await page.goto('/staff');
  await expect(page).toHaveURL('/sign-in?next=%2Fstaff');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Email Address', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('This browser does not let you stay signed in.');
  await expect(said).toContainText('allow cookies and site data for');
  await expect(said.getByRole('link', { name: 'Status' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await said.getByRole('link', { name: 'sign in again' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
