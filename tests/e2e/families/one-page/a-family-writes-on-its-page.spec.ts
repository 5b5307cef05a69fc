import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const FIELD = 'Write to the school';
const QUESTION = 'Is there a bus from Chisamba Road?';

/** Three children of one mother, whose page is open by the link of a mail. */
async function openPage(page: Page, school: RunningSchool) {
  const parent1Email = newEmail();
  const references: string[] = [];
  for (const studentFirstName of ['Mutinta', 'Mwila', 'Taonga']) {
    const answer = await sendApplication(school.address, { studentFirstName, parent1Email });
    references.push(((await answer.json()) as { reference: string }).reference);
  }
  const receipt = await mailTo(school.dataDir, parent1Email, references[0]);
  const link = receipt.links.find((one) => one.includes('/status/family')) ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, this is my child' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your children');
  return { link, references };
}

const about = (page: Page, name: string) => page.getByRole('article', { name });
const fieldOf = (page: Page, name: string) => about(page, name).getByRole('textbox');
const unfold = (page: Page, name: string) =>
  about(page, name).getByText(`Write to the school about ${name}`).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on any phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a question about one child reaches the school, and stands on the page', async ({
      page,
      school,
    }) => {
      await openPage(page, school);
      await unfold(page, 'Mwila');
      await fieldOf(page, 'Mwila').fill('   ');
      await about(page, 'Mwila').getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('link', { name: 'Write your answer' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleAtEachWidth(page);
      await page.getByLabel(FIELD, { exact: true }).fill(QUESTION);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Your answer has reached the school.')).toBeVisible();
      await expect(about(page, 'Mwila').getByText(QUESTION)).toBeVisible();
      if (javaScriptEnabled) await expectAccessibleAtEachWidth(page);
      await page.reload();
      await page.goto('/faq');
      await page.goBack();
      await expect(about(page, 'Mwila').getByText(QUESTION)).toHaveCount(1);
      await page.getByRole('button', { name: 'Close this page' }).click();
      await page.goBack();
      await expect(page.getByText('Your answer has reached the school.')).toBeVisible();
      await expect(page.getByText(QUESTION)).toHaveCount(0);
    });
  });
}

test('what is typed about each child stays on the device until it is sent', async ({
  page,
  school,
}) => {
  const { link } = await openPage(page, school);
  await unfold(page, 'Taonga');
  await fieldOf(page, 'Taonga').fill('And on Sat');
  await unfold(page, 'Mwila');
  await fieldOf(page, 'Mwila').fill(QUESTION);
  await about(page, 'Mwila').getByRole('button', { name: 'Send message' }).click();
  await expect(about(page, 'Mwila').getByText(QUESTION)).toBeVisible();
  await page.goto(link);
  await unfold(page, 'Taonga');
  await expect(fieldOf(page, 'Taonga')).toHaveValue('And on Sat');
  await page.getByText('Messages about Mwila (1)').click();
  await expect(fieldOf(page, 'Mwila')).toHaveValue('');
});

test('where nothing waits, three children take less than six screens of a phone', async ({
  page,
  school,
}) => {
  const { references } = await openPage(page, school);
  for (const reference of references) {
    const papers = page.locator(`[id="${reference}-papers"]`);
    const brought = papers.getByText('You will bring it');
    for (let count = 1; count <= 3; count++) {
      const press = papers.getByRole('button', { name: 'I will bring it' });
      await press.click();
      await expect(brought).toHaveCount(count);
    }
  }
  await page.reload();
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('heading', { name: 'Papers of Mwila' }).click();
  await expect(about(page, 'Mwila').getByText('You will bring it').first()).toBeVisible();
});
