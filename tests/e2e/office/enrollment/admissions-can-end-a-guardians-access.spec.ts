import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** Who is barred here is barred wherever the same phone and first name stand, so in no other story of this school. */
const people = {
  studentFirstName: 'Lweendo',
  studentLastName: 'Siachitema',
  parent1FirstName: 'Mweemba',
  parent1LastName: 'Siachitema',
  parent1Phone: '+260 97 551 7801',
};

test('a parent who has moved out sees the application in the portal no longer', async ({
  page,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address, people)).json();
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  const parent = await newColleague(school);
  expect((await parent.post('/api/portal/links', { code })).status).toBe(200);

  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await page.setViewportSize({ width: 320, height: 800 });
  await openBehind(page, 'In the portal now');
  await page.getByRole('button', { name: new RegExp(`End access.*${parent.email}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const chosen = dialog.getByRole('radio', { name: 'Is told nothing' });
  await expect(chosen).toBeChecked();
  await expect(chosen).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('The mother showed the court’s order');
  await dialog.getByRole('textbox', { name: 'The paper' }).fill('2026/HP/0012');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText(`${parent.email} is told nothing of`)).toBeVisible();
  await expect(page.getByText('Paper: 2026/HP/0012.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In the portal now' })).toHaveCount(0);
  expect((await parent.get(`/api/portal/applications/${reference}`)).status).toBe(404);
});

test('whoever answers a message reads who must not be told, and gives them no access code', async ({
  page,
  school,
}) => {
  const email = newEmail();
  const sent = await sendApplication(school.address, { ...people, parent1Email: email });
  const { reference } = await sent.json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  const access = page.getByRole('button', { name: /^Give access code to/ });
  await openBehind(page, 'Way into the portal');
  await expect(access).toHaveCount(1);
  await openBehind(page, 'Who may know of the child');
  const name = `${people.parent1FirstName} ${people.parent1LastName}`;
  const change = page.getByRole('button', { name: new RegExp(`^Change.*${name}`) });
  expect((await change.boundingBox())?.width).toBeLessThan(200);
  await change.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Is told nothing' }).check();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('A court order');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(page.getByText(`${name} is told nothing of`)).toBeVisible();
  await expect(page.getByText('Gets no access code')).toBeVisible();
  await expect(access).toHaveCount(0);

  const answer = await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Grace', email, subject: 'When?', message: 'When is it?' }),
  });
  await page.goto(`/staff/messages/${(await answer.json()).reference}`);
  await expect(page.getByText(`${name} is told nothing of`)).toBeVisible();
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: 'Who may know of the child' })).toBeVisible();
});
