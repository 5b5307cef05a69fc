import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { enterDesk, openBehind, workOnToday } from '#tests/support/desk-story.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { askForStatus, EMAIL_OR_PHONE } from '#tests/support/readers/status-page.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const PAGE = '/parents/volunteer';
const byName = async (school: RunningSchool, name: string) =>
  (await listedAtDesk(school, 'parent-forms', name)).filter(
    ({ kind }) => kind === 'volunteer-application',
  );
const REFERENCE = /VA-[2-9A-Z]{4}-[2-9A-Z]{4}/;
const SENT = 'Your form has reached the school.';

/** The footer has an email address of its own. */
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label);

async function fillIn(page: Page, name: string) {
  await field(page, 'Full Name').fill(name);
  await field(page, 'Email Address').fill('Ruth@mail.example');
  await field(page, 'Phone').fill('+260 97 000 0000');
  await field(page, 'Show the children my work or my skill').check();
  await field(page, 'Something else').check();
  await field(page, 'Weekends').check();
  await field(page, 'A few words').fill('I sew. And I sing.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Application' }).click();

test('a parent offers help, asks how far it is, and the office meets them', async ({
  page,
  school,
  hydrated,
}) => {
  await page.goto('/parents#volunteer');
  await hydrated(page);
  await page.getByRole('link', { name: 'Volunteer Application' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText('We meet everybody who helps with children')).toBeVisible();
  await fillIn(page, 'Ruth Banda');
  await send(page);
  await expect(page.getByText(SENT)).toBeInViewport();
  await expect(page.getByText('agree on a day when we can meet')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(field(page, 'Weekends')).not.toBeChecked();
  const [row] = await byName(school, 'Ruth Banda');
  const reference = row?.reference ?? '';
  await expect(page.getByText(reference)).toBeVisible();
  const { answers } = await recordAtDesk(school, 'parent-forms', reference);
  expect(answers).toMatchObject({
    childClass: '',
    help: 'craft,other',
    freeTimes: 'weekends',
    words: 'I sew. And I sing.',
  });
  const kept = await page.evaluate(() => localStorage.getItem('ten-miles.volunteer-applications'));
  expect(JSON.parse(kept ?? '')).toMatchObject([
    { name: 'Ruth Banda', delivery: { hasReachedSchool: true, reference } },
  ]);

  await page.goto('/status');
  await askForStatus(page, reference, EMAIL_OR_PHONE, 'ruth@mail.example');
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();

  await enterDesk(page, school, '/staff');
  await workOnToday(page, /^\d+ new volunteer applications?$/).click();
  await page.getByLabel('Search by name, email, phone').fill('ruth banda');
  await page.locator(`main a[href$="${reference}"]`).click();
  await expect(
    page.getByText('Show the children my work or my skill, Something else'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'We have met' }).click();
  await expect(main.getByText('Met', { exact: true })).toBeVisible();
  await openBehind(page, 'Decide otherwise');
  await page.getByRole('button', { name: 'Back to new' }).click();
  await expect(main.getByText('New', { exact: true })).toBeVisible();
  await openBehind(page, 'Decide otherwise');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(main.getByText('Declined', { exact: true })).toBeVisible();
  await expect(main.getByText('Status: Met')).toBeVisible();
});

test('what is missing is named, and what was ticked stays', async ({ page, hydrated }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await field(page, 'Mornings').check();
  await send(page);
  await expect(page.getByRole('alert').getByText('Please fill in all required')).toBeVisible();
  await expect(page.locator('.summary')).toBeFocused();
  await page.getByRole('link', { name: 'Choose what you would like to help with' }).click();
  await expect(field(page, 'Read with a small group')).toBeFocused();
  await expect(field(page, 'Mornings')).toBeChecked();
});

test('what was typed is there again after the power went', async ({ page, hydrated }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await fillIn(page, 'Interrupted');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Full Name')).toHaveValue('Interrupted');
  await expect(field(page, 'Weekends')).toBeChecked();
  await send(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Full Name')).toHaveValue('');
});

test('without a line it waits on the device and arrives once', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await fillIn(page, 'From the bus');
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('Your form is safe on this device.')).toBeVisible();
  await expect(page.getByText('One volunteer application is saved')).toBeInViewport();
  expect(await byName(school, 'From the bus')).toHaveLength(0);

  await context.setOffline(false);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  expect(await byName(school, 'From the bus')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the form, keeps what was typed and ends the same', async ({
    page,
    school,
  }) => {
    await page.goto(PAGE);
    await takeOnesTime(page);
    await fillIn(page, '');
    await send(page);
    await expect(page.getByRole('link', { name: 'Enter your full name' })).toBeVisible();
    await expect(field(page, 'Something else')).toBeChecked();
    await expect(field(page, 'A few words')).toHaveValue('I sew. And I sing.');
    await field(page, 'Full Name').fill('By hand');
    await send(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText(REFERENCE)).toBeVisible();
    expect(await byName(school, 'By hand')).toHaveLength(1);
  });
});

test.describe('for everybody', () => {
  test('everyone can use the page, before and after a mistake', async ({ page, hydrated }) => {
    await page.goto(PAGE);
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
    await send(page);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await fillIn(page, 'Everyone');
    await send(page);
    await expect(page.getByText(SENT)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});

test('while it is being sent the button keeps the focus and says so', async ({
  page,
  hydrated,
}) => {
  const { letGo } = await holdRequests(page, '**/api/volunteer-applications');
  await page.goto(PAGE);
  await hydrated(page);
  await fillIn(page, 'Chipo Phiri');
  const button = page.getByRole('button', { name: /^Send/ });
  await button.press('Enter');
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await button.press('Enter');
  letGo();
  await expect(page.getByText(SENT)).toBeInViewport();
  await expect(page.locator('.outcome')).toBeFocused();
});
