import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('a parent who has moved out sees the application in the portal no longer', async ({
  page,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  const parent = await newColleague(school);
  expect((await parent.post('/api/portal/links', { code })).status).toBe(200);

  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: new RegExp(`End access.*${parent.email}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('radio', { name: 'Is told nothing' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('The mother showed the court’s order');
  await dialog.getByRole('textbox', { name: 'The paper' }).fill('2026/HP/0012');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText(`${parent.email} is told nothing of`)).toBeVisible();
  await expect(page.getByText('Paper: 2026/HP/0012.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the portal now' })).toHaveCount(0);
  expect((await parent.get(`/api/portal/applications/${reference}`)).status).toBe(404);
});
