import { readFileSync } from 'node:fs';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

function subscribe(school: RunningSchool, email: string, isConfirmed: boolean): void {
  const at = '2026-01-05T06:00:00.000Z';
  changeRows(
    school,
    `insert into subscribers (id, email, email_search, subscribed_at, confirmed_at) values (?, ?, ?, ?, ${isConfirmed ? `'${at}'` : 'null'})`,
    crypto.randomUUID(),
    email,
    email,
    at,
  );
}

test('an editor writes a newsletter, looks at it, tries it and sends it', async ({
  page,
  school,
}) => {
  for (const name of ['one', 'two', 'three']) subscribe(school, `${name}@news.example`, true);
  subscribe(school, 'waiting@news.example', false);
  const editor = await newColleague(school, 'editor');
  await openAsColleague(page, '/staff/subscribers', editor);
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: 'Write a newsletter' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Enter a subject').first()).toBeVisible();
  await page.getByLabel('Subject').fill('Sports day');
  await page
    .getByLabel('Text')
    .fill(
      'Dear parents,\n\ncome and see [the pictures](https://school.example/sports) <b>soon</b>.',
    );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();
  // A saved draft has an address of its own.
  await expect(page).not.toHaveURL(/\/new$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Preview/ }).click(),
  ]);
  await expect(preview.getByRole('heading', { name: 'Sports day' })).toBeVisible();
  await expect(preview.getByText('<b>soon</b>')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'the pictures' })).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(page.getByText('Look into your own mailbox.')).toBeVisible();
  await mailTo(school.dataDir, editor.email, 'Test: Sports day');

  // Other stories of the same school may have left subscribers too.
  await page.getByRole('button', { name: /^Send to \d+ subscribers$/ }).click();
  const send = page.getByRole('button', { name: 'Send it now' });
  await expect(send).toBeVisible();
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText(/Sent to \d+ subscribers\./)).toBeVisible();
  await expectAccessible(page);
  const mail = await mailTo(school.dataDir, 'three@news.example', 'Sports day');
  expect(mail.text).toContain('the pictures (https://school.example/sports)');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('an editor finds a subscriber and takes the list along', async ({ page, school }) => {
  await fetch(`${school.address}/api/newsletter-subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: '+260977@news.example' }),
  });
  await openAsColleague(page, '/staff/subscribers', await newColleague(school, 'editor'));
  await page.getByLabel('Search by email').fill('+260977');
  await expect(page.getByRole('status').filter({ hasText: /^1 subscriber$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Make a list' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const rows = readCsv(readFileSync(await download.path(), 'utf8'));
  expect(rows[1]?.slice(0, 2)).toEqual(['+260977@news.example', 'Has not opened our mail']);
});

test('what an editor has typed outlives a cut line and a wrong press', async ({ page, school }) => {
  await openAsColleague(page, '/staff/subscribers', await newColleague(school, 'editor'));
  await page.getByRole('link', { name: 'Write a newsletter' }).click();
  await page.getByLabel('Subject').fill('Half a newsletter');
  await page.getByLabel('Text').fill('Dear parents,');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('This device has no connection, so nothing was sent.')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('Dear parents,');
  await page.context().setOffline(false);

  const away = page.getByRole('link', { name: 'All newsletters and subscribers' });
  await away.click();
  await page.getByRole('link', { name: 'Write a newsletter' }).click();
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('Dear parents,');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Half a newsletter');
  await expect(page.getByLabel('Text')).toHaveValue('Dear parents,');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Send a test to me' })).toBeVisible();

  await page.getByLabel('Text').fill('Dear parents, on second thoughts');
  await away.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Write a newsletter');
  await page.getByRole('link', { name: 'Half a newsletter' }).click();
  await expect(page.getByLabel('Text')).toHaveValue('Dear parents, on second thoughts');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByLabel('Text')).toHaveValue('Dear parents,');
  await away.click();
  await page.getByRole('link', { name: 'Write a newsletter' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByText('What you typed before is still here.')).toBeHidden();
});
