import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { linkTo, newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

async function signIn(page: Page, email: string, next = '/account/second-factor') {
  await page.evaluate(() => localStorage.clear()).catch(() => {});
  await page.goto(`/sign-in?${new URLSearchParams({ next })}`);
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Sets the second factor up on the screen; the key for the app, and the recovery codes that were shown. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByAltText('QR code with the key below')).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  return { key, codes: await page.locator('.recovery-codes code').allInnerTexts() };
}

/** As if somebody had signed in an hour ago and gone on. */
function signedInLongAgo(school: RunningSchool, email: string) {
  changeRows(
    school,
    `update sessions set methods = '[{"method":"password","timestamp":1}]'
     where account_id = (select id from accounts where email = ?)`,
    email,
  );
}

test('a second factor is set up, asked for, and turned off', async ({ page, school }) => {
  const email = newEmail();
  await openAccount(school, email);
  await signIn(page, email, '/account');
  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  const { key, codes } = await setUp(page);
  expect(new Set(codes).size).toBe(10);
  // A second press turns nothing off, and the way on is at the top.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'I have kept them' }).dblclick();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Second factor' })).toBeInViewport();
  await expect(page.getByText('Your second factor is on')).toBeVisible();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  for (const code of codes) await expect(page.getByText(code)).toHaveCount(0);
  await linkTo(school, email, 'Your second factor is on');

  await signIn(page, email, '/portal');
  await expect(page.getByText('Now enter the code of your second factor')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await page.goto('/portal');
  await expect(page.getByText('Now enter the code of your second factor')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key, 1));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  await page.goto('/account/second-factor');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('button', { name: 'Yes, turn it off' }).click();
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  await linkTo(school, email, 'Your second factor is off');
});

test('who has lost the phone signs in with a recovery code, once', async ({ page, school }) => {
  const email = newEmail();
  await openAccount(school, email);
  await signIn(page, email);
  const { codes } = await setUp(page);
  const [code = ''] = codes;
  for (const isFirst of [true, false]) {
    await signIn(page, email);
    await page.getByRole('button', { name: 'I do not have my phone' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      page.getByRole('link', { name: 'Enter one of your recovery codes' }),
    ).toBeVisible();
    await page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('button', { name: 'Sign in' }).click();
    if (isFirst) await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    else await expect(page.getByText('This code is not right').first()).toBeVisible();
  }
  await linkTo(school, email, 'A recovery code was used');
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('8 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('button', { name: 'Yes, make new ones' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  expect(await page.locator('.recovery-codes code').allInnerTexts()).not.toContain(codes[2]);
});

test('who signed in long ago shows first that it is still them', async ({ page, school }) => {
  const email = newEmail();
  await openAccount(school, email);
  await signIn(page, email);
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  signedInLongAgo(school, email);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByText('Please enter your password again')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Your current password is not right').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByAltText('QR code with the key below')).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  signedInLongAgo(school, email);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByRole('button', { name: 'Yes, turn it off' }).click();
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key, 1));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
});

test('the office turns a guardian’s second factor off, and writes down how it knew who asked', async ({
  page,
  browser,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  const parent = await newColleague(school);
  expect((await parent.post('/api/portal/links', { code })).status).toBe(200);
  const phone = await browser.newContext({ baseURL: school.address });
  const there = await phone.newPage();
  await signIn(there, parent.email);
  await setUp(there);

  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await page.setViewportSize({ width: 320, height: 800 });
  await openBehind(page, 'In the portal now');
  await page.getByRole('button', { name: `Reset second factor of ${parent.email}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('radio', { name: /NRC or passport/ }).check();
  await dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expect(page.getByText(`${parent.email} signs in with the password alone`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reset second factor/ })).toHaveCount(0);
  const acts = await listedAtDesk(school, 'audit-records', reference);
  expect(acts.find(({ act }) => act === 'changed')?.detail).toBe(
    'second factor of a guardian reset, seen in person with NRC or passport',
  );
  await linkTo(school, parent.email, 'The school has turned off your second factor');

  await there.goto('/portal');
  await expect(there.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(there, parent.email, '/portal');
  await expect(there.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  await phone.close();
});

test('everyone can use the second factor', async ({ page, school }) => {
  const email = newEmail();
  await openAccount(school, email);
  await signIn(page, email);
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  signedInLongAgo(school, email);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByAltText('QR code with the key below')).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await signIn(page, email);
  await page.getByRole('button', { name: 'I do not have my phone' }).click();
  await expect(page.getByText('No recovery code either?')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
