import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { linkTo, newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

async function newFamily(school: RunningSchool) {
  const email = newEmail();
  await openAccount(school, email);
  const answer = await sendApplication(school.address, { parent1Email: email });
  const { reference } = await answer.json();
  const run = (statement: string) => changeRows(school, statement);
  const code = await newAccessCode(run, reference);
  const reach = (status: string) => setStatus(run, reference, status);
  return { email, reference: reference as string, code, reach };
}

async function signIn(page: Page, email: string) {
  await page.goto('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
}

async function addCode(page: Page, code: string) {
  await page.getByLabel('Access code').fill(code);
  await page.getByRole('button', { name: 'Add application' }).click();
}

async function open(page: Page, family: { email: string; code: string }) {
  await signIn(page, family.email);
  await addCode(page, family.code);
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(page.getByRole('heading', { name: 'What has happened so far' })).toBeVisible();
}

test('a guardian adds an application by its code and sees how far it has come', async ({
  page,
  school,
}) => {
  const family = await newFamily(school);
  await signIn(page, family.email);
  await page.getByText('I do not have an access code').click();
  await expect(page.getByText('Only the school gives access codes')).toBeVisible();
  await addCode(page, '2222-2222-2223');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.getByLabel('Access code')).toHaveValue('2222-2222-2223');
  await addCode(page, family.code.toLowerCase());
  await expect(page.getByText('Application added')).toBeVisible();
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  await expect(page.getByText('our admissions team reads it')).toBeVisible();
  await page.goBack();
  const child = page.getByRole('link', { name: 'Mutinta Hamoonga' });
  await expect(child).toBeFocused();
  await expect(child).toBeInViewport();
  await page.goForward();
  await family.reach('waitlisted');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'By the family' })).toHaveCount(1);
  // As the milestones and every other date of the family's side: the month first.
  await expect(page.getByRole('listitem').filter({ hasText: 'By the school' })).toHaveText(
    /By the school, [A-Z][a-z]+\s\d+,\s20\d\d, \d+:\d\d\s[AP]M$/,
  );
});

test('a guardian of one child hears of two more applications, and adds them', async ({
  page,
  school,
}) => {
  const family = await newFamily(school);
  for (const studentFirstName of ['Taonga', 'Thabo']) {
    await sendApplication(school.address, { parent1Email: family.email, studentFirstName });
  }
  await signIn(page, family.email);
  // Before the first code, nobody is told of anything.
  await expect(page.getByText('name this address')).toHaveCount(0);
  await addCode(page, family.code);
  const told = page.getByRole('region', { name: 'Two more applications name this address' });
  await expect(told).toBeVisible();
  await expect(page.getByText('Nothing waits for you')).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await told.getByRole('button', { name: 'Add them' }).click();
  for (const name of ['Mutinta', 'Taonga', 'Thabo']) {
    await expect(page.getByRole('link', { name: `${name} Hamoonga` })).toBeVisible();
  }
  await expect(told).toHaveCount(0);
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
});

test('a guardian corrects how the school reaches them', async ({ page, school }) => {
  const family = await newFamily(school);
  await open(page, family);
  await page.getByRole('link', { name: 'Correct phone numbers and email addresses' }).click();
  const phone = page.getByRole('group', { name: 'Parent/Guardian 1' }).getByLabel('Phone');
  await phone.fill('');
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await page.getByRole('link', { name: 'Enter a phone number of parent/guardian 1' }).click();
  await expect(phone).toBeFocused();
  await phone.fill('+260 95 555 0000');
  changeRows(
    school,
    'update enrollment_applications set version = version + 1 where reference = ?',
    family.reference,
  );
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This application has changed since you opened the page',
  );
  await expect(phone).toHaveValue('+260 95 555 0000');
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(page.getByText('We use the new contact details from now on')).toBeVisible();
  await expect(page.getByText('+260 95 555 0000')).toBeVisible();
});

test('a correction that could not be sent is still there after a reload', async ({
  page,
  context,
  school,
}) => {
  const family = await newFamily(school);
  await open(page, family);
  await page.getByRole('link', { name: 'Correct phone numbers and email addresses' }).click();
  const phone = page.getByRole('group', { name: 'Parent/Guardian 1' }).getByLabel('Phone');
  const letters = page.getByLabel('Send me mails about this application');
  const before = await phone.inputValue();
  await phone.fill('+260 95 555 1111');
  await letters.uncheck();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save contact details' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await context.setOffline(false);
  await page.reload();
  await expect(phone).toHaveValue('+260 95 555 1111');
  await expect(letters).not.toBeChecked();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(phone).toHaveValue(before);
  await phone.fill('+260 95 555 2222');
  const keptWords = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await keptWords()).toContain('555 2222');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByText('You are signed out on this device.')).toBeVisible();
  expect(await keptWords()).not.toContain('555 2222');
});

test('a guardian takes the data along and has it erased', async ({ page, context, school }) => {
  const family = await newFamily(school);
  await open(page, family);
  const saved = async (button: string, ending: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(`${family.reference}.${ending}`);
    return readFileSync(await (await download).path(), 'utf8');
  };
  await openData(page);
  await saved('Download as a file for a computer program', 'json');
  const letter = await saved('Download to read', 'html');
  // As it opens from the phone's downloads: without the school, without a network.
  const opened = await context.newPage();
  await context.setOffline(true);
  await opened.setContent(letter);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText(family.reference);
  await expect(opened.getByText('About: Mutinta Hamoonga')).toBeVisible();
  const rows = opened.locator('dl > div');
  await expect(rows.filter({ hasText: /^Date of birth/ })).toHaveText('Date of birth14 May 2020');
  await expect(rows.filter({ hasText: /^Grade level/ })).toHaveText('Grade levelGrade 1');
  await expect(opened.getByRole('heading', { name: 'What you agreed to' })).toBeVisible();
  await expectAccessible(opened);
  await opened.close();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Erase this application' }).click();
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase it' }).click();
  await expect(page.getByText('Type the reference of the application').first()).toBeVisible();
  await page.getByLabel(/To be sure/).fill(family.reference);
  await page.getByLabel('Your password', { exact: true }).fill('not my password');
  await eraseEverything(page);
  await expect(page.getByText('Your current password is not right').first()).toBeVisible();
  await expect(page.getByLabel(/To be sure/)).toHaveValue(family.reference);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await eraseEverything(page);
  await expect(page.getByRole('heading', { name: 'Add your application' })).toBeVisible();
  expect(await listedAtDesk(school, 'enrollment-applications', family.reference)).toEqual([]);
});

/** What is rare stands behind one line. */
const openData = (page: Page) =>
  page.getByRole('main').getByText('Your data', { exact: true }).click();

async function eraseEverything(page: Page) {
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Yes, erase it' }).click();
}

test('an erasure waits once a place is offered, and whoever gets our mail can stop it', async ({
  page,
  school,
  browser,
}) => {
  const family = await newFamily(school);
  await family.reach('offered');
  await open(page, family);
  await openData(page);
  await page.getByRole('link', { name: 'Erase this application' }).click();
  await expect(page.getByText('It is done after 72 hours')).toBeVisible();
  await page.getByLabel(/To be sure/).fill(family.reference);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await eraseEverything(page);
  await expect(page.getByText(/It is erased on .* have a link that stops it/)).toBeVisible();
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(
    page.getByText('A parent or guardian of the child has asked to erase'),
  ).toBeVisible();
  await expectAccessible(page);
  await openData(page);
  await page.getByRole('link', { name: 'Erase this application' }).click();
  await expect(
    page.getByText('A parent or guardian of the child has asked to erase'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeHidden();

  const link = await linkTo(school, family.email, 'An application will be erased');
  const phone = await browser.newContext({ javaScriptEnabled: false });
  const mail = await phone.newPage();
  await mail.setViewportSize({ width: 360, height: 740 });
  await mail.goto(link);
  await expect(
    mail.getByText('Press the button to keep the application. Then nothing is erased.'),
  ).toBeVisible();
  await mail.getByRole('button', { name: 'Keep the application' }).click();
  await expect(mail.getByRole('heading', { name: 'The application is kept' })).toBeVisible();
  await mail.goto(link);
  await expect(mail.getByText('This link no longer works.')).toBeVisible();
  await phone.close();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Erase everything' })).toBeVisible();
});

test('everyone can use the portal', async ({ page, school }) => {
  const family = await newFamily(school);
  await signIn(page, family.email);
  await expectAccessibleAtEachWidth(page);
  await addCode(page, family.code);
  await expect(page.getByText('Application added')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await family.reach('offered');
  for (const path of ['', '/contact-details', '/erasure']) {
    await page.goto(`/portal/applications/${family.reference}${path}`);
    await expect(page.getByRole('link', { name: /Back|go back|All your/ })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  }
  await page.goto(`/portal/applications/${family.reference}`);
  await page.getByRole('button', { name: 'Accept the place' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
