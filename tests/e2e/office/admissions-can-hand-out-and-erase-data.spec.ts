import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the office shows a family its data and erases it after asking twice', async ({
  page,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await openAsColleague(page, '/staff/families', await newColleague(school, 'admissions'));
  await page.getByLabel(/^Reference/).fill('EN-2222-2222');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByText('We have nothing with this reference')).toBeVisible();
  await page.getByLabel(/^Reference/).fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  for (const [button, ending] of [
    ['Download to read', 'html'],
    ['Download for another program', 'json'],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(`${reference}.${ending}`);
  }
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('1 × Enrollment application')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, erase it for good' }).click();
  await expect(page.getByText('Type the reference once more').first()).toBeVisible();
  await page.getByLabel(/To be sure/).fill(reference);
  await page.getByRole('button', { name: 'Yes, erase it for good' }).click();
  await expect(
    page.getByText(`We have nothing with the reference ${reference} any more.`),
  ).toBeVisible();
});
