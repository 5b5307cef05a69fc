import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import {
  linkTo,
  newClient,
  newEmail,
  openAccount,
  PASSWORD,
} from '#tests/support/clients/account-client.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { pressMailLink } from '#tests/support/readers/mail-links.ts';
import { peopleAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, rowsOf, test } from '#tests/support/school-story.ts';

interface Mailed {
  email: string;
  link: string;
}

/** Every kind of link into an account, as it comes by mail. */
const mailed = {
  async signup(school: RunningSchool): Promise<Mailed> {
    const email = newEmail();
    await newClient(school).signUp({ email, password: PASSWORD });
    return { email, link: await linkTo(school, email, 'Confirm your email address') };
  },
  async recovery(school: RunningSchool): Promise<Mailed> {
    const email = newEmail();
    await (await openAccount(school, email)).resetPasswordForEmail(email);
    return { email, link: await linkTo(school, email, 'Set a new password') };
  },
  async invite(school: RunningSchool): Promise<Mailed> {
    const head = await newColleague(school, 'administrator');
    const email = newEmail('secretary');
    await head.post('/api/staff/people', {
      ...{ change: 'invite', name: 'R. Banda', email, roles: ['editor'] },
    });
    return { email, link: await linkTo(school, email, 'You are invited') };
  },
  async email_change(school: RunningSchool): Promise<Mailed> {
    const email = newEmail('new');
    await (await openAccount(school)).updateUser({ email });
    return { email, link: await linkTo(school, email, 'Confirm your new email address') };
  },
};
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** Every address that Back, Forward, a reload and the address line lead to, as the browser itself keeps them. */
async function knownAddresses(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  return [...entries.map(({ url }) => url), page.url()];
}

async function expectNoToken(page: Page, link: string) {
  // While one page takes the place of another, the browser tells nothing of either.
  await expect(async () => {
    const addresses = await knownAddresses(page);
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      expect(address).not.toContain(tokenOf(link));
      expect(address).not.toMatch(/token/);
    }
  }).toPass({ timeout: 15_000 });
}

/** Until no screen leads on any more: the same history, tried again a second later. */
async function untilItStays(page: Page) {
  let before = '';
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    const now = (await knownAddresses(page)).join('\n');
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ timeout: 15_000, intervals: [1000] });
}

const signedInAs = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ten-miles.auth') ?? '{}').user?.email);

for (const [kind, mail] of Object.entries(mailed)) {
  test(`no token of a ${kind} link stays in the history, and nothing signs in again`, async ({
    page,
    school,
  }) => {
    const { email, link } = await mail(school);
    await page.goto('/contact');
    await page.goto(link);
    await expect(page.getByText(`For ${email}`)).toBeVisible();
    await expect(page).toHaveURL('/account/link');
    await expectNoToken(page, link);
    expect(await signedInAs(page)).toBeUndefined();
    await page.reload();
    await page.getByRole('main').locator('form').getByRole('button').click();
    await expect(page).not.toHaveURL('/account/link');
    if (kind !== 'email_change') await expect.poll(() => signedInAs(page)).toBe(email);
    await expectNoToken(page, link);

    await page.waitForLoadState('networkidle');
    // A screen may lead on to another one at that moment.
    await expect(() => page.evaluate(() => localStorage.clear())).toPass({ timeout: 15_000 });
    await page.reload();
    await expectNoToken(page, link);
    // A screen leads whoever is signed out to the sign-in page while it loads, so that its own load is cut off.
    const way = { waitUntil: 'commit' } as const;
    await untilItStays(page);
    await page.goBack(way);
    // Where Back leads on too, it does so as a new page, and a Forward on the way there would be lost with its entry.
    await untilItStays(page);
    await expectNoToken(page, link);
    await page.goForward(way);
    await untilItStays(page);
    await expect(async () => expect(await signedInAs(page)).toBeUndefined()).toPass({
      timeout: 15_000,
    });
    // Not even the page of the link itself, while it still knows which one was opened.
    await page.goto('/account/link');
    await expect(page.getByText('This link does not work any more')).toBeVisible();
  });

  test(`a program that opens a ${kind} link changes nothing and uses nothing up`, async ({
    page,
    request,
    school,
  }) => {
    const { email, link } = await mail(school);
    const state = async () => [
      // First: whoever asks the desk has a session too.
      await peopleAtDesk(school),
      rowsOf(school, 'select * from accounts where email = ?', email),
      rowsOf(school, 'select * from one_time_tokens where email = ?', email),
      rowsOf(school, 'select id from sessions'),
    ];
    const before = await state();
    for (let look = 0; look < 3; look++) {
      const answer = await request.get(link);
      expect(answer.status()).toBe(200);
      expect(answer.url()).toBe(`${school.address}/account/link`);
    }
    await request.head(link);
    expect(await state()).toEqual(before);
    await pressMailLink(page, link);
    await expect(page).not.toHaveURL('/account/link');
  });
}

test('a session that another client’s link brings does not stay in the history', async ({
  page,
  school,
}) => {
  const { email, link } = await mailed.signup(school);
  const query = new URLSearchParams({ token: tokenOf(link), type: 'signup' });
  await page.goto(`/auth/v1/verify?${query}`);
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  await page.goto('/contact');
  await expectNoToken(page, link);
});

test('a link into somebody else’s account says so before the press', async ({ page, school }) => {
  const own = newEmail();
  await openAccount(school, own);
  await page.goto('/sign-in');
  await page.getByLabel('Email Address', { exact: true }).fill(own);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  const { email, link } = await mailed.signup(school);
  await page.goto(link);
  await expect(page.getByText(`You are signed in as ${own} on this device`)).toBeVisible();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  expect(await signedInAs(page)).toBe(own);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, words] of [
    ['signup', 'Your email address is confirmed.'],
    ['email_change', 'Your email address was changed.'],
  ] as const) {
    test(`the press of a ${kind} link counts, and its token is nowhere`, async ({
      page,
      school,
    }) => {
      const { email, link } = await mailed[kind](school);
      await page.goto('/contact');
      await pressMailLink(page, link);
      await expect(page.getByText(words)).toBeVisible();
      await expectNoToken(page, link);
      const confirmed = 'select email_confirmed_at from accounts where email = ?';
      expect(rowsOf(school, confirmed, email)[0]?.email_confirmed_at).toMatch(/Z$/);
      await page.goto(link);
      await expect(page.getByText('This link does not work any more')).toBeVisible();
    });
  }

  for (const kind of ['recovery', 'invite'] as const) {
    test(`a ${kind} link waits for a browser with it`, async ({ page, school }) => {
      const { email, link } = await mailed[kind](school);
      await page.goto(link);
      await expect(page.locator('main noscript .note')).toHaveText(/^This needs JavaScript/);
      await expect(page.getByRole('main').locator('form').getByRole('button')).toBeDisabled();
      expect(rowsOf(school, 'select id from one_time_tokens where email = ?', email)).toHaveLength(
        1,
      );
    });
  }

  test('the newsletter’s links leave no token either', async ({ page, request, school }) => {
    const email = newEmail('reader');
    await request.post('/api/newsletter-subscriptions', { data: { email } });
    const link = (await mailTo(school.dataDir, email, 'please confirm')).links[0] ?? '';
    await page.goto('/contact');
    await page.goto(link);
    await expectNoToken(page, link);
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await expect(page.getByRole('heading', { name: 'You get our newsletter' })).toBeVisible();
    await expectNoToken(page, link);
  });
});

test.describe('for everybody', () => {
  test('the pages behind links', async ({ page, school, hydrated }) => {
    for (const mail of Object.values(mailed)) {
      await page.goto((await mail(school)).link);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessibleAtEachWidth(page);
    }
    await page.goto('/account/link?token=none');
    await expect(page.getByText('This link does not work any more')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});
