import type { Page } from '@playwright/test';
import { tabsApart } from '#tests/support/browsers.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { countQueuedRequests } from '#tests/support/readers/queued-requests.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, rowsOf, test } from '#tests/support/school-story.ts';

test.use({ launchOptions: tabsApart });

interface Kept {
  access_token: string;
  refresh_token: string;
}

async function signIn(page: Page, school: RunningSchool): Promise<Kept & { email: string }> {
  const email = newEmail();
  await openAccount(school, email);
  await page.goto('/sign-in');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('ten-miles.auth') ?? '');
  return { ...JSON.parse(kept), email };
}

async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear my data from this device' }).click();
  await page.getByRole('button', { name: 'Clear my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
}

/** What the school says to whoever still has the tokens. */
async function heardBy(school: RunningSchool, { access_token, refresh_token }: Kept) {
  const user = await fetch(`${school.address}/auth/v1/user`, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  const refresh = await fetch(`${school.address}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token }),
  });
  return [(await user.json()).code, (await refresh.json()).code];
}

const OVER = ['session_not_found', 'refresh_token_not_found'];
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const sessionsOf = (school: RunningSchool, email: string) =>
  rowsOf(
    school,
    'select s.id from sessions s join accounts a on a.id = s.account_id where email = ?',
    email,
  ).length;

test('who clears a device is signed out at the school too, and only there', async ({
  page,
  school,
  hydrated,
}) => {
  const kept = await signIn(page, school);
  const before = sessionsOf(school, kept.email);
  await page.goto('/enrollment');
  await hydrated(page);
  await clear(page);
  await expect.poll(() => sessionsOf(school, kept.email)).toBe(before - 1);
  expect(await heardBy(school, kept)).toEqual(OVER);
  await expect.poll(() => keys(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('an address with tokens in the history of a cleared device signs nobody in', async ({
  page,
  school,
  hydrated,
}) => {
  const { access_token, refresh_token } = await signIn(page, school);
  const tokens = new URLSearchParams({ access_token, refresh_token, expires_in: '1800' });
  const address = `/portal#${tokens}&token_type=bearer&type=recovery`;
  await page.goto('/contact');
  await hydrated(page);
  await clear(page);
  await expect.poll(() => keys(page)).toEqual([]);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await keys(page)).not.toContain('ten-miles.auth');
});

test('on a first visit too the device forgets at once without a connection, before anything is kept', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  const kept = await signIn(page, school);
  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.locator('#message').fill('Mutinta is ill');
  await context.setOffline(true);
  await clear(page);
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
  await expect(page.locator('#message')).toHaveValue('');
  expect(await keys(page)).toEqual(['ten-miles.ended-sessions']);
  await context.setOffline(false);
  await expect.poll(() => keys(page), { timeout: 15_000 }).toEqual([]);
  expect(await heardBy(school, kept)).toEqual(OVER);
});

async function clearWithoutLine(page: Page, hydrated: (page: Page) => Promise<unknown>) {
  await page.goto('/enrollment');
  await hydrated(page);
  await untilSiteIsKept(page);
  await page.context().setOffline(true);
  await clear(page);
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the device forgets at once, and the session ends with the next delivery', async ({
    page,
    context,
    school,
    hydrated,
  }) => {
    const kept = await signIn(page, school);
    await clearWithoutLine(page, hydrated);
    expect(await keys(page)).toEqual(['ten-miles.ended-sessions']);
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(left).not.toContain(kept.refresh_token);
    expect(left).not.toContain(kept.access_token);
    expect(left).not.toContain(kept.email);
    await expect(page.getByText('not sent yet')).toBeHidden();

    // Clearing once more neither asks about it nor loses it.
    await page.getByRole('button', { name: 'Clear my data from this device' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).not.toContainText('has not reached the school yet');
    await dialog.getByRole('button', { name: 'Clear my data', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await keys(page)).toEqual(['ten-miles.ended-sessions']);

    await context.setOffline(false);
    await expect.poll(() => keys(page), { timeout: 15_000 }).toEqual([]);
    expect(await heardBy(school, kept)).toEqual(OVER);
    await expect.poll(() => countQueuedRequests(page)).toBe(0);
  });

  test('a page that is opened later ends it as well', async ({
    page,
    context,
    school,
    hydrated,
  }) => {
    const kept = await signIn(page, school);
    await clearWithoutLine(page, hydrated);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/contact');
    await hydrated(later);
    await expect.poll(() => keys(later), { timeout: 15_000 }).toEqual([]);
    expect(await heardBy(school, kept)).toEqual(OVER);
  });
});
