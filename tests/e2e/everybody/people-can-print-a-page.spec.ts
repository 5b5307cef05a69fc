import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

for (const path of [
  '/',
  '/about',
  '/events/january',
  '/parents/documents',
  '/careers',
  '/status',
]) {
  test(`${path} is printed with its day, without menu, footer and buttons`, async ({
    page,
    hydrated,
  }) => {
    await page.clock.setFixedTime(new Date('2026-03-04T22:30:00Z'));
    await page.goto(path);
    if (path !== '/status') await hydrated(page);
    await expect(page.getByText('Printed on')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText(/\+260 211 000 000\. Printed on March 5, 2026$/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('.btn:visible, button:visible')).toHaveCount(0);
  });
}

test('the sheet of an application is printed with its day, without bar and buttons', async ({
  page,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await expect(page.getByRole('heading', { name: 'Read the application' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/000\. Printed on \d{1,2} [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'School office' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'All applications' })).toBeHidden();
  await expect(page.locator('.btn:visible')).toHaveCount(0);
});

test('Today is printed from the first page on, a row for each thing that waits', async ({
  page,
  school,
}) => {
  await sendApplication(school.address);
  await enterDesk(page, school, '/staff');
  const row = page.getByRole('listitem').filter({ hasText: /applications?: submitted/ });
  await expect(row).toBeVisible();
  // As wide as an A4 page between its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.work').first()).toHaveCSS('break-inside', 'auto');
  const words = await row.getByRole('link').first().boundingBox();
  const day = await row.locator('.by-when').boundingBox();
  expect(day?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
});

test('a list of the desk is printed as rows of a table, with what it was narrowed to', async ({
  page,
  school,
}) => {
  const sent = { studentFirstName: 'Chalimba', gradeLevel: 'grade3', studentDOB: '2017-03-12' };
  await sendApplication(school.address, sent);
  await enterDesk(page, school, '/staff/enrollment-applications?q=chalimba&grade=grade3');
  const row = page.getByRole('row', { name: /Chalimba/ });
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Whose turn, by when' })).toBeVisible();
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(row.locator('input')).toBeHidden();
  await expect(page.getByLabel('Search by name')).toHaveValue('chalimba');
  await expect(page.getByLabel('Grade level')).toBeVisible();
  await expect(page.getByLabel('Year', { exact: true })).toBeHidden();
  await expect(page.locator('.tally').getByRole('link')).toHaveCount(1);
  await expect(page.getByText('More filters')).toBeHidden();
});

test('what a page says begins on its first sheet, below its title', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  for (const part of await page.locator('main section').all())
    await expect(part).toHaveCSS('break-inside', 'auto');
});
