import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { endTimeToUndo, workOnToday } from '#tests/support/desk-story.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { untilQueueIsLoaded } from '#tests/support/readers/delivery-queue.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { askForStatus, EMAIL_OR_PHONE } from '#tests/support/readers/status-page.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const byChild = (school: RunningSchool, name: string) =>
  listedAtDesk(school, 'meal-payments', name);
const PRICE = '#price [role=status]';
const NO_PRICE = 'No price yet. Number of children: enter a whole number from 1 to 10.';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

async function choose(page: Page) {
  await field(page, 'Student lunch').selectOption('3 days a week');
  await field(page, 'Milk').selectOption('5 days a week');
  await field(page, 'Number of children').fill('2');
  await field(page, 'For how long').selectOption('One week');
}

async function write(page: Page, child: string) {
  await field(page, 'Child’s full name').fill(child);
  await field(page, 'Grade').selectOption('Grade 2');
  await field(page, 'Your Full Name').fill('Ruth Mwila');
  await field(page, 'Your Phone').fill('+260 97 123 4567');
}

const make = (page: Page) => page.getByRole('button', { name: 'Make the reference' }).click();

async function enter(page: Page, transactionId: string) {
  await field(page, 'Last four digits of your phone number, or your email address').fill('4567');
  await field(page, 'Transaction id').fill(transactionId);
  await page.getByRole('button', { name: 'Send the transaction id' }).click();
}

test('from the price to the office’s tick', async ({ page, browser, school, hydrated }) => {
  test.slow();
  await page.goto('/parents');
  await page.getByRole('link', { name: 'Access Meal Payment System' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meal Payments');
  await hydrated(page);
  await expectAccessibleAtEachWidth(page);
  await choose(page);
  await expect(page.locator(PRICE)).toHaveText(/^K.200 for one week: 5 days at school/);
  await expect(field(page, 'Amount in Kwacha')).toHaveValue('200');
  for (const typed of ['0', '-3', '2.5', '']) {
    await field(page, 'Number of children').fill(typed);
    await expect(page.locator(PRICE)).toHaveText(NO_PRICE);
    await expect(page.locator('#price table')).toHaveCount(0);
    await expect(field(page, 'Amount in Kwacha')).toHaveValue('');
  }
  await field(page, 'Number of children').fill('11');
  await expect(field(page, 'Number of children')).toHaveAccessibleDescription(
    'Error: Enter a whole number from 1 to 10',
  );
  await expectAccessibleAtEachWidth(page);
  await field(page, 'Number of children').fill('2');
  await expect(page.locator(PRICE)).toHaveText(/^K.200 for one week/);
  await field(page, 'Amount in Kwacha').fill('K 1125,00');
  await field(page, 'Number of children').fill('1');
  await expect(field(page, 'Amount in Kwacha')).toHaveValue('K 1125,00');

  await make(page);
  await expect(page.locator('.summary')).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await write(page, 'Chanda Mwila');
  await field(page, 'Your Email Address (optional)').fill('a@b');
  await make(page);
  await expect(page.getByRole('main').getByText('Is your email address complete?')).toBeVisible();
  await field(page, 'Your Email Address (optional)').fill('');
  await make(page);
  const shown = page.locator('.made .reference');
  await expect(shown).toBeInViewport();
  const reference = (await shown.textContent()) ?? '';
  expect(reference).toMatch(/^MP-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await expect(page.locator('.made')).toContainText('1,125');
  const share = page.getByRole('link', { name: 'Share on WhatsApp' });
  const text = decodeURIComponent((await share.getAttribute('href')) ?? '');
  expect(text).toContain(reference);
  expect(text.replace(school.address, '')).not.toMatch(/Chanda|Mwila|4567/);
  await expectAccessibleAtEachWidth(page);
  expect(await byChild(school, 'Chanda Mwila')).toContainEqual(
    expect.objectContaining({ reference, amountKwacha: 1125, status: 'referenceMade' }),
  );

  await page.getByRole('link', { name: 'enter the transaction id', exact: true }).click();
  await expect(field(page, 'Payment reference')).toHaveValue(reference);
  await hydrated(page);
  await expectAccessibleAtEachWidth(page);
  await enter(page, 'a_b');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await enter(page, 'pp2611.1010.a1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your transaction id');
  await expectAccessibleAtEachWidth(page);

  const office = await browser.newContext({ baseURL: school.address });
  const desk = await office.newPage();
  await openAsColleague(desk, '/staff', await newColleague(school, 'admissions'));
  await workOnToday(desk, /^\d+ new meal payments?$/).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Meals' })).toBeVisible();
  await expectAccessibleAtEachWidth(desk);
  await desk.getByLabel(/^Search by reference/).fill('pp2611 chanda');
  await desk.getByRole('link', { name: 'Chanda Mwila' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Chanda Mwila');
  await expectAccessibleAtEachWidth(desk);
  await expect(desk.locator('.happened')).toContainText('Transaction id entered');
  await desk.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByLabel('Amount received, in Kwacha')).toHaveValue('1125');
  await desk.getByLabel('Amount received, in Kwacha').fill('1075,50');
  await desk.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(desk.getByRole('dialog').getByRole('alert')).toContainText('in whole Kwacha');
  await desk.getByLabel('Amount received, in Kwacha').fill('1075,00');
  await expect(desk.getByText(/^K.50 less than the reference\.$/)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(desk.getByText('You can take it back here.')).toBeVisible();
  await expect(desk.locator('.record-head').getByText('Confirmed')).toBeVisible();
  await desk.close();
  endTimeToUndo(school, reference);

  await page.getByRole('link', { name: 'Check the status of the payment' }).click();
  await askForStatus(page, reference, EMAIL_OR_PHONE, '4567');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is confirmed');
  await expect(main(page)).toContainText(/K.1,075 of K.1,125 has reached the school/);

  await page.goto('/parents/meals');
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
});

test('without a network it waits on the device, and the reference comes when it is back', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await page.goto('/parents/meals');
  await hydrated(page);
  await write(page, 'Bupe Mwila');
  await untilQueueIsLoaded(page);
  await context.setOffline(true);
  await make(page);
  await expect(page.getByText('What you wrote is safe on this device')).toBeInViewport();
  await expect(page.getByText('One meal payment is saved on this device')).toBeVisible();
  expect(await byChild(school, 'Bupe Mwila')).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.locator('.made .reference')).toHaveText(/^MP-/);
  expect(await byChild(school, 'Bupe Mwila')).toHaveLength(1);
});

test('what is begun is still there after a reload and without a network, until it is sent', async ({
  page,
  context,
  hydrated,
}) => {
  await page.goto('/parents/meals');
  await hydrated(page);
  await write(page, 'Mutale Mwila');
  await page.reload();
  await expect(field(page, 'Child’s full name')).toHaveValue('Mutale Mwila');
  await make(page);
  const reference = (await page.locator('.made .reference').textContent()) ?? '';
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Child’s full name')).toHaveValue('');

  await page.goto(`/parents/meals/transaction?reference=${reference}`);
  await hydrated(page);
  await context.setOffline(true);
  await enter(page, 'PP2611.3030.C3');
  await expect(page.getByText('Not sent: the school cannot be reached.')).toBeVisible();
  await expect(page.locator('.summary')).toBeFocused();
  await expect(field(page, 'Transaction id')).toHaveValue('PP2611.3030.C3');
  await context.setOffline(false);
  await page.reload();
  await expect(field(page, 'Transaction id')).toHaveValue('PP2611.3030.C3');
  await page.getByRole('button', { name: 'Send the transaction id' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your transaction id');
  await expect(page.locator('dl.term-list')).toBeFocused();
  await page.goto('/parents/meals/transaction');
  await hydrated(page);
  await expect(field(page, 'Transaction id')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same: the price, the reference and the transaction id', async ({ page, school }) => {
    await page.goto('/parents/meals');
    await choose(page);
    await page.getByRole('button', { name: 'Work out the price' }).click();
    await expect(page.locator(PRICE)).toHaveText(/^K.200 for one week/);
    expect(new URL(page.url()).search).toBe(
      '?breakfast=0&lunch=3&adultLunch=0&milk=5&children=2&period=week&from=',
    );
    await expect(field(page, 'Amount in Kwacha')).toHaveValue('200');
    await field(page, 'Number of children').fill('');
    await page.getByRole('button', { name: 'Work out the price' }).click();
    await expect(page.locator(PRICE)).toHaveText(NO_PRICE);
    await expect(field(page, 'Student lunch')).toHaveValue('3');
    await page.goto('/parents/meals?lunch=3&milk=5&children=2.5');
    await expect(page.locator(PRICE)).toHaveText(NO_PRICE);
    await expect(field(page, 'Number of children')).toHaveValue('2.5');
    await field(page, 'Number of children').fill('2');
    await page.getByRole('button', { name: 'Work out the price' }).click();
    await takeOnesTime(page);
    await write(page, '');
    await make(page);
    await expect(page.getByRole('link', { name: 'Enter the child’s full name' })).toBeVisible();
    await expect(field(page, 'Amount in Kwacha')).toHaveValue('200');
    await field(page, 'Child’s full name').fill('Thoko Mwila');
    await make(page);
    const reference = (await page.locator('.made .reference').textContent()) ?? '';
    expect(await byChild(school, 'Thoko Mwila')).toMatchObject([{ reference }]);
    await page.getByRole('link', { name: 'enter the transaction id', exact: true }).click();
    await enter(page, 'PP2611.2020.B2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your transaction id');
  });
});

test('while a reference is being made the button keeps the focus and says so', async ({
  page,
  hydrated,
}) => {
  const { letGo } = await holdRequests(page, '**/api/meal-payments');
  await page.goto('/parents/meals');
  await hydrated(page);
  await choose(page);
  await write(page, 'Thabo Mwila');
  const button = main(page).locator('form[method=post] [type=submit]').last();
  await button.press('Enter');
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  letGo();
  await expect(page.locator('.made .reference')).toBeInViewport();
});
