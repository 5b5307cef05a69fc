import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { endTimeToUndo, workOnToday } from '#tests/support/desk-story.ts';
import { askForStatus, EMAIL_OR_PHONE } from '#tests/support/readers/status-page.ts';
import { expect, test } from '#tests/support/school-story.ts';

const REFERENCE = /MH-[2-9A-Z]{4}-[2-9A-Z]{4}/;

async function write(page: Page, child: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Child’s full name').fill(child);
  await main.getByLabel('Child’s grade').fill('Grade 4');
  await main.getByLabel('Your Full Name').fill('Esther Zulu');
  await main.getByLabel('Your Phone').fill('+260 95 111 2233');
  await main.getByLabel('How many people live in your household?').fill('7');
  await main.getByLabel('Free meals').check();
}

const referenceOn = async (page: Page) =>
  REFERENCE.exec((await page.locator('.outcome').textContent()) ?? '')?.[0] ?? '';

test('a mother asks in a few words, the office grants it, and the status says so', async ({
  page,
  browser,
  school,
  hydrated,
}) => {
  await page.goto('/parents');
  await page.getByRole('link', { name: 'Apply for Free/Reduced Meals' }).click();
  await expect(page.getByText('We ask for no pay slips')).toBeVisible();
  await hydrated(page);
  await expectAccessibleAtEachWidth(page);
  await write(page, 'Thandiwe Zulu');
  await page.getByRole('button', { name: 'Send Application' }).click();
  await expect(page.locator('.outcome')).toContainText(REFERENCE);
  const reference = await referenceOn(page);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toBeVisible();

  const office = await browser.newContext({ baseURL: school.address });
  const desk = await office.newPage();
  await openAsColleague(desk, '/staff', await newColleague(school, 'admissions'));
  await workOnToday(desk, /^\d+ new applications? for free or reduced meals$/).click();
  await desk.getByLabel(/^Search by name/).fill(reference);
  await expect(desk.getByRole('status').filter({ hasText: /^1 form$/ })).toBeVisible();
  await desk.getByRole('link', { name: 'Esther Zulu' }).click();
  await expect(desk.getByText('Thandiwe Zulu')).toBeVisible();
  const noMail = desk.locator('.note', { hasText: 'They gave no email address: please call' });
  await expect(noMail.getByRole('link', { name: '+260 95 111 2233' })).toBeVisible();
  await desk.getByRole('button', { name: 'Grant free meals' }).click();
  await expect(desk.getByText('You can change it again here.')).toBeVisible();
  await desk.close();
  endTimeToUndo(school, reference);

  await page.goto('/status');
  await askForStatus(page, reference, EMAIL_OR_PHONE, '2233');
  await expect(page.getByText('Your child gets free meals.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is answered by the server', async ({ page }) => {
    await page.goto('/parents/meals/help');
    await takeOnesTime(page);
    await write(page, '');
    await page.getByRole('button', { name: 'Send Application' }).click();
    await expect(page.getByRole('link', { name: 'Enter the child’s full name' })).toBeVisible();
    await page.getByRole('main').getByLabel('Child’s full name').fill('Mapalo Zulu');
    await page.getByRole('button', { name: 'Send Application' }).click();
    await expect(page.locator('.outcome')).toContainText(REFERENCE);
  });
});
