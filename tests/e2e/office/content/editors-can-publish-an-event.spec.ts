import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { expect, test } from '#tests/support/school-story.ts';

const API = '/api/staff/content/events';

/** Types an event into the entry that was just added, from control to control. */
async function typeEvent(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sports');
  await page.getByLabel('First day').fill('2026-06-12');
  await page.getByLabel(/^Last day/).fill('2026-06-11');
  await tabTo(page, page.getByRole('textbox', { name: 'Time' }).first());
  await page.keyboard.type('8:00 AM-12:00 PM');
  await page.keyboard.press('Tab');
  await page.keyboard.type('School grounds');
  await page.keyboard.press('Tab');
  await page.keyboard.type('<b>Families</b> are welcome.');
}

test('an editor publishes an event with the keyboard, and takes it back', async ({
  page,
  school,
  context,
}) => {
  await openAsColleague(page, '/staff/content', await newColleague(school, 'editor'));
  await expect(page.getByRole('heading', { name: 'Website', exact: true })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: 'Events', exact: true }).press('Enter');
  await expect(page.getByText('There is no event yet.')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Add an event' }).first());
  await page.keyboard.press('Enter');
  await typeEvent(page, 'Sports Day');
  await tabTo(page, page.getByRole('button', { name: 'Publish' }).first());
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await summary.getByRole('link', { name: /Last day must not be before/ }).press('Enter');
  await expect(page.getByLabel(/^Last day/)).toBeFocused();
  await page.getByLabel(/^Last day/).fill('');

  await tabTo(page, page.getByRole('button', { name: 'Preview' }).first());
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'Preview, as visitors would see it' });
  await expect(preview.getByRole('heading', { name: 'Sports Day' })).toBeVisible();
  await expect(preview.getByText('<b>Families</b> are welcome.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  const visitor = await context.newPage();
  await visitor.goto('/events#june');
  await expect(visitor.getByRole('heading', { name: 'Sports Day' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByText('Published. See the page')).toBeVisible();
  await page.getByText('History').click();
  await expect(page.getByText(/^today .+, on the site now$/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Sports Day' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Undone: the version before is back.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Sports Day' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Put this back' }).first().press('Enter');
  await expect(page.getByText('The earlier version is back.')).toBeVisible();
  await expect(page.getByText(/; put back: today/)).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Sports Day' })).toBeVisible();
});

test('what a colleague published meanwhile is seen, and nothing typed is lost', async ({
  page,
  school,
}) => {
  const colleague = await newColleague(school, 'administrator');
  await openAsColleague(page, '/staff/content/events', await newColleague(school, 'editor'));
  await page.getByRole('button', { name: 'Add an event' }).click();
  await page.getByLabel('Title').last().fill('Open Day');
  await page.reload();
  await expect(page.getByText('You have changes here that visitors do not see yet.')).toBeVisible();

  const event = {
    title: 'Choir',
    category: 'Arts',
    startsOn: '2026-07-10',
    time: 'All day',
    location: 'At school',
    description: 'Come and sing.',
  };
  const { version } = await (await colleague.get(API)).json();
  const change = { change: 'publish', version, value: { items: [event] } };
  expect((await colleague.post(API, change)).status).toBe(200);

  await page.locator('summary', { hasText: 'Open Day' }).click();
  const entry = page.locator('details[open]');
  await entry.getByLabel('Category').selectOption('Community');
  await entry.getByLabel('First day').fill('2026-05-20');
  await entry.getByLabel('Time').fill('All day');
  await entry.getByLabel('Place').fill('At school');
  await entry.getByLabel('Description').fill('See our rooms.');
  await page.getByRole('button', { name: 'Publish' }).click();
  const meanwhile = page.getByRole('region', { name: 'Somebody else changed this' });
  await expect(meanwhile.getByText(colleague.email)).toBeVisible();
  await expect(meanwhile.getByText('“Choir” added')).toBeVisible();
  await expect(entry.getByLabel('Title')).toHaveValue('Open Day');
  await expectAccessibleAtEachWidth(page);

  const restore = async (number: number, to: number) => {
    const taken = { change: 'restore', version: version + number, to: version + to };
    expect((await colleague.post(API, taken)).status).toBe(200);
    await page.reload();
  };
  await restore(1, 0);
  await expect(meanwhile).toContainText('It reads again as it did when you began.');
  await expect(meanwhile).not.toContainText('What changed');
  await restore(2, 1);
  await expect(meanwhile.getByText('“Choir” added')).toBeVisible();

  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('summary', { hasText: 'Choir' })).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Open Day' })).toHaveCount(0);
});

test('every part can be opened, previewed and looked at', async ({ page, school }) => {
  await openAsColleague(page, '/staff/content', await newColleague(school, 'editor'));
  for (const name of [
    'News',
    'Important dates',
    'Openings',
    'Questions and answers',
    'The office',
  ]) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(
      page.getByRole('region', { name: 'Preview, as visitors would see it' }),
    ).toBeVisible();
    for (const entry of await page.locator('details.entry summary').all()) await entry.click();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('link', { name: 'All pages' }).click();
  }
});

test('what stands in braces and is not filled in is not published', async ({ page, school }) => {
  await openAsColleague(page, '/staff/content/news', await newColleague(school, 'editor'));
  await page.locator('details.entry summary').first().click();
  const title = page.locator('details[open]').getByLabel('Title');
  await expect(title).toHaveAccessibleDescription(/^\{enrollmentYear\} is filled in/);
  await title.fill('Enrollment for {yeer} is open');
  await page.getByRole('button', { name: 'Publish' }).click();
  const why = /Title must not have \{yeer\}\. Only these are filled in: \{enrollmentYear\}/;
  await page.getByRole('link', { name: why }).click();
  await expect(title).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await title.fill('Enrollment for {enrollmentYear} is open');
  await expect(page.getByRole('link', { name: why })).toBeHidden();
});
