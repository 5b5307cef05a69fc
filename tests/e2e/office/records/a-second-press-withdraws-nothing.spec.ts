import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const LIST = '/staff/enrollment-applications';

const sent = async (school: RunningSchool, changes: Record<string, string>) =>
  (await (await sendApplication(school.address, changes)).json()).reference as string;
const statusOf = async (school: RunningSchool, reference: string) =>
  (await recordAtDesk(school, 'enrollment-applications', reference)).status;

/** The middle of it, where a finger presses. */
async function middleOf(button: Locator): Promise<[number, number]> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const stepsOf = (page: Page) => page.getByRole('region', { name: 'Next step' }).getByRole('button');

for (const width of [360, 1280]) {
  test(`a second press at the same spot withdraws nothing, ${width} px wide`, async ({
    page,
    school,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const reference = await sent(school, {});
    await enterDesk(page, school, `${LIST}/${reference}`);
    const spot = await middleOf(page.getByRole('button', { name: 'Start the review' }));
    await page.mouse.click(...spot);
    await expect(page.locator('.record-head .badge')).toHaveText('Under review');
    await page.mouse.click(...spot);
    await expect(page.getByRole('dialog', { name: 'Offer a place' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOf(school, reference)).toBe('underReview');

    const steps = await stepsOf(page).allTextContents();
    expect(steps[0]).toBe('Offer a place …');
    await page.reload();
    await expect(stepsOf(page)).toHaveText(steps);
  });
}

test('a withdrawal asks first', async ({ page, school }) => {
  const reference = await sent(school, {});
  await enterDesk(page, school, `${LIST}/${reference}`);
  await openBehind(page, 'Decide otherwise');
  await page.getByRole('button', { name: 'Family withdraws …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Family withdraws' });
  await expect(dialog).toContainText('The new status is “Withdrawn”. The family gets no mail.');
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusOf(school, reference)).toBe('submitted');
  await openBehind(page, 'Decide otherwise');
  await page.getByRole('button', { name: 'Family withdraws …' }).click();
  await dialog.getByRole('button', { name: 'Family withdraws' }).click();
  await expect(page.locator('.record-head .badge')).toHaveText('Withdrawn');
});

test('several withdrawals ask first, and who left the list is named', async ({ page, school }) => {
  const references = [
    await sent(school, { studentFirstName: 'Alick', studentLastName: 'Leavestogether' }),
    await sent(school, { studentFirstName: 'Bupe', studentLastName: 'Leavestogether' }),
  ];
  await enterDesk(page, school, `${LIST}?q=Leavestogether&status=submitted`);
  await page.getByLabel('Select all on this page').check();
  await openBehind(page, 'Decide otherwise');
  await page.getByRole('button', { name: 'Family withdraws …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Family withdraws: 2 selected' });
  await expect(dialog).toContainText('The new status is “Withdrawn”. The families get no mail.');
  await expectAccessibleAtEachWidth(page);
  for (const reference of references) expect(await statusOf(school, reference)).toBe('submitted');
  await dialog.getByRole('button', { name: 'Family withdraws' }).click();

  const said = page.locator('.selected .note');
  await expect(said).toContainText('2 now “Withdrawn”');
  // Of two of one day the lot says who is first.
  await expect(said.getByRole('link')).toHaveCount(2);
  for (const name of ['Alick', 'Bupe'])
    await expect(said.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await said.getByRole('link', { name: 'Bupe' }).click();
  await page.getByRole('button', { name: /^Undo “Withdrawn”/ }).click();
  await expect(page.locator('.record-head .badge')).toHaveText('Submitted');
});
