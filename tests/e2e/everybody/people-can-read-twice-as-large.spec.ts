import type { Page } from '@playwright/test';
import { roles } from '#desk/roles.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { askedFamily, QUESTION } from '#tests/support/clients/asked-family.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { mailedOffer } from '#tests/support/clients/mailed-offer.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { fillAnswers } from '#tests/support/enrollment-form.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { expectReadableOnSmallPhones } from '#tests/support/readers/large-letters.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

for (const path of publicPages) {
  test(`${path} can be read with letters of twice their size, and on the smallest phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectReadableOnSmallPhones(page);
  });
}

/** Each screen once it stands, by the address in the browser. */
async function expectEachReadable(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await expect(page.getByText('One moment, please.')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadableOnSmallPhones(page);
  }
}

test('a guardian can read the portal and the account so', async ({ page, school }) => {
  test.slow();
  const email = newEmail();
  await openAccount(school, email);
  const sent = await sendApplication(school.address, { parent1Email: email });
  const { reference } = await sent.json();
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  await page.goto('/sign-in?next=%2Fportal');
  await expectReadableOnSmallPhones(page);
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Access code').fill(code);
  await page.getByRole('button', { name: 'Add application' }).click();
  const child = page.getByRole('link', { name: 'Mutinta Hamoonga' });
  await expect(child).toBeVisible();
  await expectReadableOnSmallPhones(page);
  await child.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mutinta');
  const ofChild = new URL(page.url()).pathname;
  await expectEachReadable(page, [ofChild]);
  await expectEachReadable(
    page,
    ['', '/email', '/name', '/password', '/second-factor', '/passkeys', '/devices'].map(
      (screen) => `/account${screen}`,
    ),
  );
});

test('a family can read its offer so, from the mail’s link', async ({ page, school }) => {
  const { link } = await mailedOffer(school);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectReadableOnSmallPhones(page);
});

test('a family can read what the school asks so, and the office the record', async ({
  page,
  browser,
  school,
}) => {
  const { link } = await askedFamily(page, school);
  await expectReadableOnSmallPhones(page);
  const context = await browser.newContext({ baseURL: school.address });
  const family = await context.newPage();
  await family.goto(link);
  await expect(family.getByText(QUESTION)).toBeVisible();
  await expectReadableOnSmallPhones(family);
  await context.close();
});

test('every room of the desk can be read so', async ({ page, school }) => {
  test.slow();
  await sendApplication(school.address, { parent1Email: newEmail() });
  await openAsColleague(page, '/staff', await newColleague(school, ...roles));
  await expectEachReadable(
    page,
    [
      ...[
        '',
        '/enrollment-applications',
        '/enrollment-applications/places',
        '/families',
        '/messages',
      ],
      ...['/job-applications', '/parents', '/meals', '/mail', '/people', '/content'],
      ...['/content/news', '/documents', '/subscribers'],
    ].map((room) => `/staff${room}`),
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the confirmation of an application can be read so', async ({ page }) => {
    await page.goto('/enrollment');
    await takeOnesTime(page);
    await fillAnswers(page, 'all');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
    ).toBeVisible();
    await expectReadableOnSmallPhones(page);
  });
});
