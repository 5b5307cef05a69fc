import type { Page } from '@playwright/test';
import { signInAddress } from '#features/accounts/client/sign-in-address.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import {
  follow,
  linkTo,
  newClient,
  newEmail,
  openAccount,
  PASSWORD,
  sessionOf,
} from '#tests/support/clients/account-client.ts';
import { pressMailLink } from '#tests/support/readers/mail-links.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const CONFIRM = 'Confirm your email address';

async function fillIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/sign-in');
  await fillIn(page, email, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const newGuardian = async (school: RunningSchool) => {
  const email = newEmail();
  await openAccount(school, email);
  return email;
};

test('a guardian opens an account and confirms it by mail', async ({ page, school }) => {
  const email = newEmail();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'I do not have an account yet' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await fillIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  const first = await linkTo(school, email, CONFIRM);
  await page.getByRole('button', { name: 'Send it once more' }).click();
  await expect(page.getByText('Sent once more.')).toBeVisible();

  await pressMailLink(page, first);
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  await expect(page).toHaveURL(/\/portal#?$/);
  const kept = await page.evaluate(() => localStorage.getItem('ten-miles.auth'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ user: { email }, token_type: 'bearer' });
});

test('somebody who types a wrong password is told, and the right one leads on', async ({
  page,
  school,
}) => {
  const email = await newGuardian(school);
  await page.goto('/account/password');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount%2Fpassword$/);
  await fillIn(page, email, 'not my password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Sign in Failed');
  await expect(notice).toContainText('Invalid login credentials');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.getByLabel('Email Address', { exact: true })).toHaveValue(email);

  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});

test('a link fills in the email address, which nobody else gets to see', async ({
  page,
  school,
}) => {
  const email = newEmail('ruth+two');
  await openAccount(school, email);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(signInAddress('', email));
  const field = page.getByLabel('Email Address', { exact: true });
  await expect(field).toHaveValue(email);
  await expect(page).toHaveURL('/sign-in');
  for (const address of asked) expect(address).not.toContain('ruth');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
});

test('what is missing is named at its field, and the password can be looked at', async ({
  page,
  hydrated,
}) => {
  await page.goto('/sign-up');
  await hydrated(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose a password' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('Lusaka2026');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Email Address', { exact: true }).fill(newEmail());
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Many people use this password').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Sign up Failed');
});

test('without a connection nothing that was typed is lost', async ({ page, context, hydrated }) => {
  await page.goto('/sign-in');
  await hydrated(page);
  await fillIn(page, 'mother@mail.example', PASSWORD);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Sign in Failed');
  await expect(notice).toContainText('Something went wrong');
  await expect(page.getByText('Check your connection')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
});

test('a forgotten password is set anew by mail', async ({ page, school }) => {
  const email = await newGuardian(school);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const link = await linkTo(school, email, 'Set a new password');
  await pressMailLink(page, link);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('8 characters or more').first()).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('six goats on the hill');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
});

test('signing out in one tab signs out in the other', async ({ page, context, school }) => {
  const email = await newGuardian(school);
  await signIn(page, email);
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByText('You are signed out on this device.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ten-miles.auth'))).toBeNull();

  await fillIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  await expect(other.getByText(/signed in as|Parent portal/).first()).toBeVisible();
});

test('signing out everywhere ends the session on another phone', async ({
  page,
  browser,
  school,
}) => {
  const email = await newGuardian(school);
  const phone = await browser.newContext({ baseURL: school.address });
  const there = await phone.newPage();
  await signIn(there, email);
  await expect(there.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  await signIn(page, email);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await there.goto('/portal');
  await expect(there.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await phone.close();
});

test('a link that wants to lead elsewhere after signing in does not', async ({ page, school }) => {
  const email = await newGuardian(school);
  for (const next of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    if (await page.getByLabel('Email Address', { exact: true }).isVisible()) {
      await fillIn(page, email, PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
    // Who is signed out while the portal still asks is led to the sign-in by it.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.clear());
  }
});

test('password and address can be changed by who knows the password', async ({ page, school }) => {
  const email = await newGuardian(school);
  await signIn(page, email);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('wrong');
  await page.getByLabel('New password', { exact: true }).fill('six goats on the hill');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(
    page.getByRole('link', { name: 'Your current password is not right' }),
  ).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password saved')).toBeVisible();

  const movesTo = newEmail('moved');
  await page.getByRole('link', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(movesTo);
  await page.getByLabel('Current password', { exact: true }).fill('six goats on the hill');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(`We have sent a mail to ${movesTo}`)).toBeVisible();
  await pressMailLink(page, await linkTo(school, movesTo, 'Confirm your new email'));
  await expect(page.getByText(`From now on, sign in with ${movesTo}.`)).toBeVisible();
  await expect(page.getByText(movesTo, { exact: true })).toBeVisible();
  const client = newClient(school);
  const again = await client.signInWithPassword({
    email: movesTo,
    password: 'six goats on the hill',
  });
  expect(again.error).toBeNull();
});

test('a name for colleagues is asked of staff alone', async ({ page, school }) => {
  await signIn(page, await newGuardian(school));
  await expect(page).toHaveURL('/portal');
  await page.goto('/account/name');
  await expect(page.getByText('Only the school’s staff give a name here.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
});

test('the accounts’ client comes when somebody begins to sign in', async ({ page, hydrated }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    // One that is on its way when the story ends is not asked for any more.
    if (answer.url().endsWith('.js')) scripts.push(answer.text().catch(() => ''));
  });
  const hasClient = async () =>
    (await Promise.all(scripts)).some((code) => code.includes('gotrue-js'));
  for (const path of ['/', '/enrollment', '/parents']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(await hasClient()).toBe(false);
  await page.goto('/sign-in');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await hasClient()).toBe(false);
  await page.locator('#email').focus();
  await expect.poll(hasClient).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages say what is needed, and no password can leave', async ({ page }) => {
    for (const path of ['/sign-in', '/sign-up', '/forgotten-password']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.locator('main noscript .note')).toHaveText(/^This needs JavaScript/);
      await expect(page.getByRole('main').getByRole('button').last()).toBeDisabled();
    }
  });
});

test.describe('for everybody', () => {
  test('every screen of an account', async ({ page, school, hydrated }) => {
    for (const path of ['/sign-in', '/sign-up', '/forgotten-password', '/new-password']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessibleAtEachWidth(page);
    }
    await page.goto('/sign-in');
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    const email = newEmail();
    await newClient(school).signUp({ email, password: PASSWORD });
    const { path, said } = await follow(await linkTo(school, email, CONFIRM));
    await page.goto(`${path}#${said}`);
    await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    for (const [own, words] of [
      ['/account', 'Sign out everywhere'],
      ['/account/email', 'Send me a link'],
      ['/account/password', 'Save password'],
      ['/account/second-factor', 'Set it up'],
      ['/new-password', 'Save password'],
    ] as const) {
      await page.goto(own);
      await expect(page.getByRole('button', { name: words })).toBeEnabled();
      await expectAccessibleAtEachWidth(page);
    }
    await page.goto('/account/second-factor');
    await page.getByRole('button', { name: 'Set it up' }).click();
    await expect(page.getByAltText('QR code with the key below')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});

test('a link into another account asks before it changes who is signed in', async ({
  page,
  school,
}) => {
  const own = await newGuardian(school);
  const stranger = newEmail('stranger');
  const session = await sessionOf(await openAccount(school, stranger));
  const link = `/portal#${new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'recovery',
  })}`;
  await signIn(page, own);
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  const signedInAs = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('ten-miles.auth') ?? '{}').user?.email);

  page.once('dialog', (dialog) => dialog.dismiss());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page).toHaveURL(/\/portal$/);
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  expect(await signedInAs()).toBe(own);

  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(signedInAs).toBe(stranger);
});
