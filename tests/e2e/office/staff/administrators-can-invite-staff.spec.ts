import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import {
  newClient,
  newEmail,
  openAccount,
  PASSWORD,
  type TestClient,
} from '#tests/support/clients/account-client.ts';
import { pressMailLink } from '#tests/support/readers/mail-links.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

/** What the command prints beside the running school: the link is its last line. */
function createStaff(school: RunningSchool, ...options: string[]): string {
  const printed = execFileSync(process.execPath, ['scripts/create-staff.ts', ...options], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: school.dataDir, PUBLIC_URL: school.address },
  });
  return printed.trim().split('\n').at(-1) ?? '';
}

/** The key that the authenticator app now holds. */
async function turnSecondFactorOn(client: TestClient): Promise<string> {
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (factor?.type !== 'totp') throw new Error('No second factor');
  const { id: factorId, totp } = factor;
  const shown = await client.mfa.challengeAndVerify({ factorId, code: codeNow(totp.secret) });
  expect(shown.error).toBeNull();
  return totp.secret;
}

async function signIn(page: Page, email: string) {
  await page.goto('/staff');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a new colleague sets a password with the link and finds the desk', async ({
  page,
  school,
}) => {
  const email = newEmail('secretary');
  const link = createStaff(school, '--email', email, '--role', 'admissions');
  await pressMailLink(page, link);
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('link', { name: 'Enter a name' })).toBeVisible();
  await page.getByLabel('Your name').fill('R. Banda');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Your second factor is on')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, email);
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up a second factor' })).toHaveCount(0);
});

test('a link is good for one colleague and one time', async ({ page, school }) => {
  const link = createStaff(school, '--email', newEmail('editor'), '--role', 'editor');
  await pressMailLink(page, link);
  await expect(page.getByRole('button', { name: 'Save password' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText('This link does not work any more')).toBeVisible();
});

test('a guardian who asks for the desk finds nothing there', async ({ page, school }) => {
  const email = newEmail();
  await openAccount(school, email);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
});

test.describe('for everybody', () => {
  test('the desk', async ({ page, school }) => {
    const link = createStaff(school, '--email', newEmail('head'), '--role', 'administrator');
    await pressMailLink(page, link);
    await page.getByLabel('Your name').fill('H. Zulu');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});

async function newPassword(page: Page) {
  await page.getByLabel('Your name').fill('C. Mwale');
  await page.getByLabel('New password', { exact: true }).fill('six goats on the hill');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
}

test('a parent takes an invitation: the second factor from before the address was shown is gone', async ({
  page,
  school,
}) => {
  const email = newEmail('parent');
  await turnSecondFactorOn(await openAccount(school, email));
  await pressMailLink(page, createStaff(school, '--email', email, '--role', 'editor'));
  await newPassword(page);
  await expect(page.getByRole('link', { name: 'Set up a second factor' })).toBeVisible();
});

test('a colleague takes a second invitation, shows the second factor, and sets a password', async ({
  page,
  school,
}) => {
  const email = newEmail('colleague');
  await pressMailLink(page, createStaff(school, '--email', email, '--role', 'editor'));
  await newPassword(page);
  const colleague = newClient(school);
  const signedIn = await colleague.signInWithPassword({ email, password: 'six goats on the hill' });
  expect(signedIn.error).toBeNull();
  const secret = await turnSecondFactorOn(colleague);

  await pressMailLink(page, createStaff(school, '--email', email, '--role', 'admissions'));
  await page.getByLabel('Code', { exact: true }).fill(codeNow(secret, 1));
  await page.getByRole('button', { name: 'Go on' }).click();
  await newPassword(page);
});
