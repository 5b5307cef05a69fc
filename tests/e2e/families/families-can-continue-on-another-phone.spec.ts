import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { expect, rowsOf, test } from '#tests/support/school-story.ts';

const CODE = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;
const firstName = (page: Page) => page.getByLabel('First Name');

async function makeCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = page.getByText(CODE);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
}

async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel('Your code').fill(code);
  await page.getByRole('button', { name: 'Continue here' }).click();
}

test('a form begun on one phone is finished on another', async ({
  page,
  hydrated,
  browser,
  school,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await firstName(page).fill('Chipo');
  await page.getByRole('link', { name: 'Continue on another device' }).click();
  const code = await makeCode(page);
  const send = page.getByRole('link', { name: 'Send to yourself by WhatsApp' });
  expect(await send.getAttribute('href')).toContain(code);

  const kept = rowsOf(school, 'select * from draft_copies');
  expect(kept).toHaveLength(1);
  const [copy] = kept;
  expect(atob(copy?.ciphertext ?? ''), 'the school cannot read it').not.toContain('Chipo');
  expect(JSON.stringify(kept)).not.toContain(code);

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(`${school.address}/enrollment/another-device`);
  await hydrated(otherPage);
  await enter(otherPage, code.toLowerCase().replaceAll('-', ' '));
  await expect(otherPage).toHaveURL(/\/enrollment$/);
  await expect(firstName(otherPage)).toHaveValue('Chipo');
  await other.close();
});

test('answers that lie on the other phone are not replaced without asking', async ({
  page,
  hydrated,
  browser,
  school,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await firstName(page).fill('Chipo');
  await page.goto('/enrollment/another-device');
  await hydrated(page);
  const code = await makeCode(page);

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(`${school.address}/enrollment`);
  await hydrated(otherPage);
  await firstName(otherPage).fill('Mutale');
  await otherPage.goto(`${school.address}/enrollment/another-device`);
  await hydrated(otherPage);
  await enter(otherPage, code);
  await expect(otherPage.getByText('There are other answers on this device.')).toBeVisible();
  await otherPage.getByRole('button', { name: 'Keep the answers on this device' }).click();
  await otherPage.getByRole('link', { name: 'Back to the enrollment form' }).click();
  await expect(firstName(otherPage)).toHaveValue('Mutale');

  await otherPage.goto(`${school.address}/enrollment/another-device`);
  await hydrated(otherPage);
  await enter(otherPage, code);
  await otherPage.getByRole('button', { name: 'Replace them and continue' }).click();
  await expect(firstName(otherPage)).toHaveValue('Chipo');
  await other.close();
});

test('a slip of the pen, an unknown code, no answers and no line are each told', async ({
  page,
  hydrated,
  context,
}) => {
  await page.goto('/enrollment/another-device');
  await hydrated(page);
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.getByText('There are no answers on this device yet.')).toBeVisible();
  await enter(page, '7KQ4-M2XD-9HTQ');
  await expect(page.getByText('This is not one of our codes.')).toBeVisible();
  await expect(page.getByLabel('Your code')).toHaveValue('7KQ4-M2XD-9HTQ');
  await enter(page, '2222-2222-2222');
  await expect(page.getByText('We have no answers for this code.')).toBeVisible();
  await context.setOffline(true);
  await enter(page, '2222-2222-2222');
  await expect(page.getByText('We could not reach the school.')).toBeVisible();
});

test('what is pressed and typed while the script is still on its way counts, and stands in no address', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await firstName(page).fill('Chipo');
  const { letGo } = await holdRequests(page, '**/assets/**/*.js');
  await page.goto('/enrollment/another-device', { waitUntil: 'commit' });
  await enter(page, '7KQ4-M2XD-9HTQ');
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.getByRole('button', { name: 'Make a code' })).toHaveAttribute('aria-disabled');
  letGo();
  await expect(page.getByText(CODE)).toBeVisible();
  await expect(page.getByLabel('Your code')).toHaveValue('7KQ4-M2XD-9HTQ');
  await expect(page).toHaveURL(/\/another-device$/);

  const again = await holdRequests(page, '**/assets/**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Your code').fill('2222-2222-2222');
  await page.getByLabel('Your code').press('Enter');
  again.letGo();
  await expect(page.getByText('We have no answers for this code.')).toBeVisible();
  await expect(page).toHaveURL(/\/another-device$/);
});

test('everyone can use the page', async ({ page, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await firstName(page).fill('Chipo');
  await page.goto('/enrollment/another-device');
  await hydrated(page);
  await makeCode(page);
  await enter(page, 'wrong');
  await expect(page.getByText('This is not one of our codes.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
