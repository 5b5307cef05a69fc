import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, showActs } from '#tests/support/desk-story.ts';
import { mailsAtDesk } from '#tests/support/readers/office-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the secretary asks for a paper, and the record says what is waited for', async ({
  page,
  school,
}) => {
  const { reference } = await (
    await sendApplication(school.address, { parent1Email: 'asked@mail.example' })
  ).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  const status = page.locator('.record-head .badge');
  await expect(status).toHaveText('Submitted');

  await showActs(page);
  await page.getByRole('button', { name: 'Ask for something …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the family for something' });
  await dialog.getByLabel('Ready text').selectOption({ label: 'A paper is missing' });
  await expect(dialog.getByLabel('What the family reads')).toHaveValue(/still missing/);
  await expectAccessibleAtEachWidth(page);
  await dialog
    .getByLabel('What else do you wait for?')
    .fill('Two photographs\nA second phone number');
  await dialog.getByRole('button', { name: 'Ask the family' }).click();
  await expect(dialog).toBeHidden();

  const asked = page.getByRole('region', { name: 'Asked of the family' });
  await expect(asked).toContainText('This application waits for the family since');
  await expect(asked).toContainText('One reminder goes after');
  await expect(status).toHaveText('Submitted');
  await expectAccessibleAtEachWidth(page);
  const mails = () => mailsAtDesk(school, reference, 'we ask you for something');
  expect(await mails()).toMatchObject([
    { status: 'waiting', text: expect.not.stringMatching(/card|missing/) },
  ]);

  await page.goto('/staff/enrollment-applications?waits=family');
  const line = page.getByRole('row').filter({ has: page.locator(`[href$="${reference}"]`) });
  await expect(line).toContainText('waits for the family since');
  // Beside it, on a phone too, whose turn it is stands in words and not in letters below each other.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect
    .poll(async () => (await line.locator('.cell-turn').boundingBox())?.width)
    .toBeGreaterThan(120);
  await line.getByRole('link').click();

  await asked.getByRole('button', { name: 'Done Two photographs' }).click();
  await expect(asked).toContainText(/Done: admissions/);
  await asked.getByRole('button', { name: 'Take back Two photographs' }).click();
  await expect(asked.getByRole('button', { name: 'Done Two photographs' })).toBeVisible();
  await asked.getByRole('button', { name: 'Not needed A second phone number' }).click();
  await expect(asked).toContainText(/Not needed any more: admissions/);
  await asked.getByRole('button', { name: 'Take back Two photographs' }).click();
  await expect(page.getByText('waits for the family')).toHaveCount(0);
  expect(await mails()).toEqual([]);
});

test('the secretary ticks the papers she waits for, and each is done once it is seen', async ({
  page,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await showActs(page);
  await page.getByRole('button', { name: 'Ask for something …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the family for something' });
  await dialog.getByLabel('What the family reads').fill('Please photograph the card.');
  await dialog.getByRole('button', { name: 'Ask the family' }).click();
  await expect(dialog.getByText('Tick a paper, or write what you ask for').last()).toBeVisible();
  const papers = dialog.getByRole('group', { name: 'Which papers do you wait for?' });
  await papers.getByLabel('Under-five card').check();
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Ask the family' }).click();
  await expect(dialog).toBeHidden();

  const asked = page.getByRole('region', { name: 'Asked of the family' });
  await expect(asked.getByRole('button', { name: 'Done Under-five card' })).toHaveCount(0);
  const card = page
    .getByRole('region', { name: 'Papers' })
    .getByRole('listitem')
    .filter({ hasText: 'Under-five card' });
  await expect(card).toContainText('Asked for since');
  await showActs(page);
  await page.getByRole('button', { name: 'Ask for something …' }).click();
  await expect(papers.getByLabel('Birth certificate or birth record')).toBeVisible();
  await expect(papers.getByLabel('Under-five card')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Seen' }).click();
  await expect(asked).toContainText(/Done: admissions/);
  await expect(asked).not.toContainText('waits for the family');
  await card.getByRole('button', { name: 'Take the tick back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(asked).toContainText('waits for the family since');
});

test('the secretary keeps a text of her own to ask with, and changes it', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/enrollment-applications/ready-texts');
  const fresh = page.getByRole('region', { name: 'A new text' });
  await fresh.getByRole('button', { name: 'Keep this text' }).click();
  await expect(fresh.getByText('Enter a title')).toBeVisible();
  await fresh.getByLabel('Title').fill('Two photographs');
  await fresh.getByLabel('Text').fill('Please bring two photographs.');
  await fresh.getByRole('button', { name: 'Keep this text' }).click();
  const own = page.getByRole('region', { name: 'Two photographs' });
  await expect(own.getByLabel('Text')).toHaveValue('Please bring two photographs.');
  await expect(fresh.getByLabel('Title')).toHaveValue('');
  await expectAccessibleAtEachWidth(page);
  await own.getByLabel('Text').fill('Please bring two small photographs.');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You find it where you write.')).toBeVisible();
  await page.reload();
  await expect(own.getByLabel('Text')).toHaveValue('Please bring two small photographs.');
  await own.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(own).toHaveCount(0);
});
