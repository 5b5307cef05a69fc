import type { Page } from '@playwright/test';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const WORDS = 'The mother says that he is afraid of dogs';
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test('what staff typed about a child survives a reload, and leaves the computer at sign-out', async ({
  page,
  context,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  const record = `/staff/enrollment-applications/${reference}`;
  const clerk = await newColleague(school, 'admissions');
  await openAsColleague(page, record, clerk);
  const note = page.getByLabel('New note');
  const type = async () => {
    await note.fill(WORDS);
    expect(await keptIn(page)).toContain(WORDS);
  };
  await type();
  await page.reload();
  await expect(note).toHaveValue(WORDS);

  // In another tab.
  const other = await context.newPage();
  await other.goto(new URL('/account', school.address).href);
  await other.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByText('You are signed out on this device.')).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toContain(WORDS);
  await other.close();

  // Where the school has ended the session.
  await openAsColleague(page, record, clerk);
  await type();
  changeRows(school, 'delete from sessions where account_id = ?', clerk.accountId);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await keptIn(page)).not.toContain(WORDS);
});

test('whoever signs out reads it, also where another tab has heard of it before the answer came', async ({
  page,
  context,
  school,
}) => {
  const clerk = await newColleague(school, 'admissions');
  await openAsColleague(page, '/staff', clerk);
  const other = await context.newPage();
  await other.goto(new URL('/account', school.address).href);
  // Of the first tab only what it does counts, and it stays where it is.
  await page.goto(new URL('/healthz', school.address).href);
  await other.route('**/auth/v1/logout*', async (route) => {
    const answer = await route.fetch();
    // The first tab asks the school for something, is told that the session has ended, and forgets it.
    await page.evaluate(() => localStorage.clear());
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await other.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByText('You are signed out on this device.')).toBeVisible();
});
