import type { CDPSession, Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { linkTo, PASSWORD } from '#tests/support/clients/account-client.ts';
import { freePort, type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** Passkeys need https or `localhost`: a school of its own, which says that its address is the latter. */
let school: RunningSchool;
let site: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  site = `http://localhost:${port}`;
  school = await runSchool({ PORT: port, PUBLIC_URL: site, STAFF_SECOND_FACTOR: 'required' });
});
test.afterAll(() => school.remove());

/** A computer that asks for a finger, face or PIN, which its owner shows at once. */
async function withPasskeys(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const add = () =>
    browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true },
      },
    });
  const { authenticatorId } = await add();
  return { browser, authenticatorId, add };
}

async function isRefusing(browser: CDPSession, authenticatorId: string, isRefused: boolean) {
  const asked = { authenticatorId, isUserVerified: !isRefused };
  await browser.send('WebAuthn.setUserVerified', asked);
}

async function enterPassword(page: Page, email: string, next = '/staff') {
  await page.goto(`${site}/sign-in?${new URLSearchParams({ next })}`);
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page) {
  await page.goto(`${site}/account`);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

const listed = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: `${name}Added` });

const toast = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

test('staff add a passkey, sign in with it, and do without the password', async ({ page }) => {
  const { email } = await newColleague(school, 'admissions');
  const { browser, authenticatorId } = await withPasskeys(page);
  await enterPassword(page, email);
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await page.getByLabel('Name').fill('Office computer');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const [code = ''] = await page.locator('.recovery-codes code').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(listed(page, 'Office computer')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await linkTo(school, email, 'A passkey was added');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${site}/staff`);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${site}/account`);
  await expect(page.getByText('Passkeys: 1')).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  // The password alone leads to the passkey; whoever has not its finger stays outside.
  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByText('Now use your passkey.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await isRefusing(browser, authenticatorId, true);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await toast(page, 'No passkey was used. Please try again.');
  await page.goto(`${site}/staff`);
  await expect(page.getByText('Now use your passkey.')).toBeVisible();
  await isRefusing(browser, authenticatorId, false);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page).toHaveURL(`${site}/staff`);

  // The computer is lost: a recovery code, and away with its passkey.
  await signOut(page);
  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await enterPassword(page, email, '/account/passkeys');
  await page.getByRole('button', { name: 'I do not have my passkey here' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(listed(page, 'Office computer')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Office computer' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await linkTo(school, email, 'A passkey was removed');
});

test('a second passkey is named, and asked for once more after a while', async ({ page }) => {
  const { email } = await newColleague(school, 'editor');
  const first = await withPasskeys(page);
  await enterPassword(page, email, '/account/passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(listed(page, 'Passkey 1')).toBeVisible();
  // The browser refuses a second one in the same place.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await toast(page, 'has a passkey of your account already');

  await page.getByRole('button', { name: 'Rename Passkey 1' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(listed(page, 'My phone')).toBeVisible();

  changeRows(
    school,
    `update sessions set methods = '[{"method":"webauthn","timestamp":1}]'
     where account_id = (select id from accounts where email = ?)`,
    email,
  );
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Please show once more that it is you.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await first.browser.detach();
});

test('where the address of the website has no name, the screens say so', async ({ page }) => {
  const { email } = await newColleague(school, 'editor');
  await page.goto(`${school.address}/sign-in?next=%2Faccount%2Fpasskeys`);
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Passkeys cannot be added here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
