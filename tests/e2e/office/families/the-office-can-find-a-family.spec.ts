import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { deskWidths } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** More lines than the narrow column of a sheet has room for at a glance. */
const CALL = `Mother called at 8:40. ${'She asks where the uniform is sold and when. '.repeat(6)}`;

test('one search in the bar finds a family by a name as it sounds, by any digits and by keyboard', async ({
  page,
  school,
}) => {
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: 'Kasuba', studentLastName: 'Phirimwale', parent1Phone: '0966 431 087' },
    ...{ parent1FirstName: 'Grace', parent1LastName: 'Phirimwale' },
  });
  const { reference } = await sent.json();
  await enterDesk(page, school, '/staff');
  const field = page.getByRole('searchbox', { name: 'Search all rooms' });
  const answers = page.locator('.desk-answers');

  for (const typed of ['pirimwaale', 'kasuba 3108', reference.slice(8)]) {
    await field.fill(typed);
    await expect(answers.getByRole('link', { name: 'Phirimwale family' }), typed).toBeVisible();
    await expect(answers).toContainText('Kasuba Phirimwale');
    expect(page.url()).toBe(`${school.address}/staff`);
  }
  for (const width of deskWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(answers).toBeVisible();
    await expectAccessible(page);
  }
  await field.press('ArrowDown');
  await expect(answers.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(answers).toBeHidden();
  await expect(field).toHaveValue('');

  await field.fill('nobodyofthisname');
  await expect(answers).toContainText('Nothing was found');
  // Enter does not wait for the pause after typing.
  await field.fill('kasuba');
  await field.press('Enter');
  await expect(page).toHaveURL(`/staff/families/${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phirimwale family');
  await expect(answers).toBeHidden();
  await expect(field).toHaveValue('');
});

test('the page of a family has whom to call, the children and everything, and every record leads there', async ({
  page,
  school,
}) => {
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: 'Mutinta', studentLastName: 'Sichalwe', parent1Phone: '0977 810 220' },
    ...{ parent1FirstName: 'Grace', parent1LastName: 'Sichalwe' },
  });
  const { reference } = await sent.json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await page.getByLabel('New note').fill(CALL);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Mother called at 8:40.',
  );
  await page.getByRole('link', { name: 'The whole family' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sichalwe family');

  const guardians = page.getByRole('region', { name: 'Parents and guardians' });
  await expect(guardians.getByRole('link', { name: 'Call Grace Sichalwe' })).toHaveAttribute(
    'href',
    'tel:0977810220',
  );
  await expect(guardians.getByRole('link', { name: 'WhatsApp to Grace Sichalwe' })).toHaveAttribute(
    'href',
    'https://wa.me/260977810220',
  );
  const children = page.getByRole('region', { name: 'Children' });
  await expect(children).toContainText(reference);
  await expect(children).toContainText('Submitted');
  const entries = page.locator('.happened > li');
  await expect(entries.first()).toContainText('Mother called at 8:40.');
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: /Notes$/ }).click();
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(entries).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText('Agreed to the privacy notice for Mutinta Sichalwe')).toBeVisible();

  await expect(page.getByText(/0 of \d seen/)).toBeVisible();
  await page.locator('.family-papers').evaluate((list) => list.removeAttribute('open'));
  await expect(page.locator('.family-papers li').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.family-papers li').first()).toBeVisible();
  await expect(page.locator('#main').getByRole('link', { name: /paper/ })).toHaveCount(0);
  const text = page.locator('.entry-text').first();
  expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('who does not work with families finds none of them', async ({ page, school }) => {
  await sendApplication(school.address, { studentLastName: 'Simukondakonda' });
  await enterDesk(page, school, '/staff', 'editor');
  await page.getByRole('searchbox', { name: 'Search all rooms' }).fill('simukondakonda');
  await expect(page.locator('.desk-answers')).toContainText('Nothing was found');
});
