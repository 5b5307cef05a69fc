import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Goes on from Today as people do, without a new document. */
async function goToRoom(page: Page, room: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Rooms', exact: true }).getByText(room).click();
}

/** What the browser's policies have kept from running. */
function blockedIn(page: Page): string[] {
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Trusted|Content Security Policy/i.test(message.text())) blocked.push(message.text());
  });
  page.on('pageerror', ({ message }) => {
    if (/Trusted/.test(message)) blocked.push(message);
  });
  return blocked;
}

const OUR_FAULT = 'This is a fault of the website. Your connection is all right.';
const failures = {
  'the server fails': [
    (page: Page) =>
      page.route('**/api/staff/messages', (route) => route.fulfill({ status: 500, body: 'no' })),
    OUR_FAULT,
  ],
  'the line is cut': [
    (page: Page) =>
      page.route('**/api/staff/messages', (route) => route.abort('internetdisconnected')),
    'The school’s server did not answer. Check your connection, then try again.',
  ],
  'the screen itself breaks': [
    (page: Page) => page.route('**/api/staff/messages', (route) => route.fulfill({ json: {} })),
    OUR_FAULT,
  ],
} as const;

for (const [what, [breakIt, advice]] of Object.entries(failures)) {
  test(`a room says so when ${what} on the way to it`, async ({ page, school }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const blocked = blockedIn(page);
    await enterDesk(page, school, '/staff', 'administrator');
    await breakIt(page);
    await goToRoom(page, 'Messages');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sorry, this did not work' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toContainText(advice);
    await expect(page).toHaveTitle(/There is a problem|Messages/);
    // The other rooms stay within reach.
    await expect(page.getByRole('link', { name: 'School office' })).toBeVisible();
    await expectAccessible(page);
    expect(blocked).toEqual([]);

    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  });
}

test('the desk itself says so when it cannot be opened from another screen', async ({
  page,
  school,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const blocked = blockedIn(page);
  await enterDesk(page, school, '/staff', 'administrator');
  await page
    .locator('#desk-bar')
    .getByRole('link', { name: /^My account/ })
    .click();
  await expect(page).toHaveURL('/account');
  await page.route('**/api/staff/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goBack();
  await expect(page.getByText('Sorry, this did not work')).toBeVisible();
  expect(blocked).toEqual([]);
});

test('what stands around the screens can break without a white page', async ({ page, school }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const blocked = blockedIn(page);
  await enterDesk(page, school, '/staff', 'administrator');
  // The shell looks for the heading of each new screen, outside what a screen's own error page can catch.
  await page.evaluate(() => {
    const find = Element.prototype.querySelector;
    Element.prototype.querySelector = function (this: Element, selector: string) {
      if (selector === 'h1') throw new Error('broken');
      return find.call(this, selector);
    } as typeof find;
  });
  await goToRoom(page, 'Messages');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Sorry, there is a problem with the website' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '800');
  expect(blocked).toEqual([]);
});

test('a fault while somebody types is the site’s own, and takes nothing that was typed', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/content/events', 'editor');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const title = page.getByLabel('Title').last();
  await title.pressSequentially('A new well');
  // As any part of a screen may break at a key: here what makes an address of the title.
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new TypeError('broken');
    };
  });
  await title.press('!');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, this did not work');
  await expect(page.getByRole('main')).toContainText(OUR_FAULT);
  await expect(page.getByRole('main')).toContainText(
    'What you typed in a note, a letter or a page of the website is still on this computer.',
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('summary', { hasText: 'A new well' }).click();
  await expect(title).toHaveValue('A new well');
});

test('what a browser has changed in the page before it is hydrated leaves no white page', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff', 'administrator');
  // As a translation does: then what React finds is not what it would have written.
  await page.route('/staff/messages', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('One moment, please.', 'Un instant.');
    await route.fulfill({ response: answer, body });
  });
  const blocked = blockedIn(page);
  await page.goto('/staff/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '800');
  expect(blocked).toEqual([]);
});

const unknown = [
  ['/staff/messages/CM-0000-0000', 'There is no such message', 'All messages', 'Messages'],
  [
    '/staff/enrollment-applications/EA-2026-000000',
    'There is no such application',
    'All applications',
    'Enrollment applications',
  ],
  ['/staff/content/nonsense', 'There is no such part of the website', 'All pages', 'Website'],
  ['/staff/nonsense', 'There is no such page', 'Today', 'Today'],
  ['/staff/nonsense/more', 'There is no such page', 'Today', 'Today'],
] as const;

test('what is not there is said within the desk, with a way back', async ({ page, school }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterDesk(page, school, '/staff', 'administrator');
  for (const [path, words, back, room] of unknown) {
    const answer = await page.goto(path);
    // The server sends every record as an empty frame, and only its programs know which ones there are.
    if (room === 'Today') expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(page).toHaveTitle(/Not found/);
    await expect(page.getByRole('link', { name: 'School office' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: back, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: room, exact: true })).toBeVisible();
  }
});

test('a room that is not somebody’s work is no page for them', async ({ page, school }) => {
  await enterDesk(page, school, '/staff', 'editor');
  for (const path of ['/staff/messages', '/staff/messages/CM-0000-0000']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'There is no such page' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Today']);
  }
});

/** Until the desk has asked who is here, the server's page stands. */
async function letDeskAsk(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      (window as { __reactRouterDataRouter?: { state: { initialized: boolean } } })
        .__reactRouterDataRouter?.state.initialized,
  );
}

test('strangers and families see the site’s own Not found', async ({ page, school, browser }) => {
  const expectTheSites = async (stranger: Page, asks = letDeskAsk) => {
    const answer = await stranger.goto('/staff/nonsense');
    expect(answer?.status()).toBe(404);
    await asks(stranger);
    await expect(stranger).toHaveURL('/staff/nonsense');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  };
  await expectTheSites(page);

  const guardian = newEmail();
  await openAccount(school, guardian);
  await page.goto('/sign-in');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.locator('#email').fill(guardian);
  await page.locator('#password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/sign-in/);
  await expectTheSites(page);

  const context = await browser.newContext({ baseURL: school.address, javaScriptEnabled: false });
  await expectTheSites(await context.newPage(), async () => {});
  await context.close();
});

test('a message in red goes as soon as its field is right', async ({ page, school }) => {
  await enterDesk(page, school, '/staff/people', 'administrator');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const invitation = page.getByRole('region', { name: 'Invite a colleague' });
  await invitation.getByRole('textbox', { name: 'Name' }).fill('Mary Zulu');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await page
    .getByRole('checkbox', { name: /^Editor/ })
    .last()
    .check();
  await expect(summary).toBeHidden();

  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(summary).toBeFocused();
  const email = page.getByLabel('Email address');
  await email.pressSequentially('mary');
  await expect(email).toHaveAttribute('aria-invalid');
  await email.pressSequentially('@mail.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toBeFocused();
  await expect(summary).toBeHidden();
  await expectAccessible(page);

  await page.goto('/staff/content/news');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(summary).toBeFocused();
  const before = await summary.getByRole('link').count();
  expect(before).toBeGreaterThan(1);
  await page.getByLabel('Title').last().fill('A new well');
  await expect(summary.getByRole('link')).toHaveCount(before - 1);
  await expect(page.getByLabel('Title').last()).not.toHaveAttribute('aria-invalid');
});
