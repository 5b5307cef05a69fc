import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { nextPtaMeetings } from '#features/calendar/meetings/next-meetings.ts';
import { membershipYears } from '#features/parent-form-kinds/pta-membership.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { endTimeToUndo, enterDesk, workOnToday } from '#tests/support/desk-story.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { askForStatus, EMAIL_OR_PHONE } from '#tests/support/readers/status-page.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const PAGE = '/parents/pta';
const byName = async (school: RunningSchool, name: string) =>
  (await listedAtDesk(school, 'parent-forms', name)).filter(
    ({ kind }) => kind === 'pta-membership',
  );
const SENT = 'Your form has reached the school.';
const [year = ''] = membershipYears(dayInLusaka(new Date()));

/** The footer has an email address of its own. */
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);
const choose = (page: Page, name: RegExp | string) => page.getByRole('radio', { name }).check();

async function fillIn(page: Page, name: string) {
  await choose(page, /^Our family/);
  await choose(page, year);
  await field(page, 'Full Name').fill(name);
  await field(page, 'Email Address').fill('moses@mail.example');
  await field(page, 'Phone').fill('+260 96 000 0000');
  await field(page, 'Other people in your family').fill('Agnes Tembo');
}

const join = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Join the PTA' }).click();

test('a family joins, pays at the office, and is a member', async ({ page, school, hydrated }) => {
  await page.goto('/parents#pta');
  await hydrated(page);
  await page.getByRole('link', { name: 'Join the PTA' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText('K 100 for one person or K 150 for a family')).toBeVisible();
  for (const { on } of nextPtaMeetings(fixtureContent, new Date(), 3)) {
    await expect(page.getByText(`Tuesday, ${writtenDate(on)}, 7:00 PM`)).toBeVisible();
  }
  await fillIn(page, 'Moses Chibesakunda');
  await join(page);
  await expect(page.getByText(SENT)).toBeInViewport();
  await expect(page.getByText(`Please pay K 150 for the school year ${year}`)).toBeVisible();
  const [row] = await byName(school, 'Moses Chibesakunda');
  const reference = row?.reference ?? '';
  expect(reference).toMatch(/^PM-/);
  await expect(page.getByText(reference)).toBeVisible();

  await page.goto('/status');
  await askForStatus(page, reference, EMAIL_OR_PHONE, 'moses@mail.example');
  await expect(page.getByText('You: please pay at the school office')).toBeVisible();

  await enterDesk(page, school, '/staff');
  await workOnToday(page, /^\d+ PTA memberships? to be paid$/).click();
  await page.getByRole('link', { name: 'Moses Chibesakunda' }).click();
  await page.getByRole('button', { name: 'Write down the payment' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount in Kwacha')).toHaveValue('150');
  await dialog.getByLabel('Amount in Kwacha').fill('150,00');
  await dialog.getByLabel('Receipt number').fill('R 17');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the payment' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^K\s150, Cash, /)).toBeVisible();
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();

  // The way back leads to those that are to be paid, which this one is no more.
  await page.goto('/staff/parents?kind=pta-membership');
  await page.getByRole('link', { name: 'Make a list' }).click();
  await page.getByRole('link', { name: 'PTA money' }).click();
  await expect(page.getByRole('article', { name: 'PTA money' })).toBeVisible();
  await page.getByLabel('Reference', { exact: true }).check();
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('columnheader', { name: 'Reference' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const rows = readCsv(readFileSync(await (await saving).path(), 'utf8'));
  expect(rows.find((row) => row.includes(reference))).toEqual(
    expect.arrayContaining(['Moses Chibesakunda', 'Agnes Tembo', '150', 'Cash', 'R 17']),
  );

  // As long as the office can say that it was a wrong press, nobody is told.
  for (const title of ['We have your membership form', 'You are a member of the PTA']) {
    await page.goto('/status');
    await askForStatus(page, reference, EMAIL_OR_PHONE, 'moses@mail.example');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    endTimeToUndo(school, reference);
  }
});

test('one person with several names is asked to choose', async ({ page, hydrated }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await fillIn(page, 'Two Names');
  await choose(page, /^One person/);
  await join(page);
  await page.getByRole('link', { name: 'A membership for one person is for you only.' }).click();
  await expect(field(page, 'Other people in your family')).toBeFocused();
  await expect(field(page, 'Other people in your family')).toHaveValue('Agnes Tembo');
});

test('without a line it waits on the device and arrives once', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await fillIn(page, 'From the market');
  await context.setOffline(true);
  await join(page);
  await expect(page.getByText('One PTA membership is saved')).toBeInViewport();
  expect(await byName(school, 'From the market')).toHaveLength(0);
  await context.setOffline(false);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await byName(school, 'From the market')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the form, keeps what was chosen and ends the same', async ({
    page,
    school,
  }) => {
    await page.goto(PAGE);
    await takeOnesTime(page);
    await fillIn(page, '');
    await join(page);
    await expect(page.getByRole('link', { name: 'Enter your full name' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Our family/ })).toBeChecked();
    await field(page, 'Full Name').fill('By hand');
    await join(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText(`Please pay K 150 for the school year ${year}`)).toBeVisible();
    expect(await byName(school, 'By hand')).toHaveLength(1);
  });
});

test.describe('for everybody', () => {
  test('everyone can use the page, before and after a mistake', async ({ page, hydrated }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
    await join(page);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await fillIn(page, 'Everyone');
    await join(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});
