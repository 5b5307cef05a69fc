import type { Page } from '@playwright/test';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { textOfPaper } from '#tests/support/readers/paper-text.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = new Date().getFullYear() + 1;
const event = {
  title: 'Sports Day',
  category: 'Sports',
  startsOn: `${YEAR}-01-11`,
  time: '8:00 AM-12:00 PM',
  location: 'School grounds',
  description: 'Come and run.',
};
const read = Object.values(parsers)[0] ?? (() => []);

/** A school of its own: its calendar turns to the coming year, so that everything on it is still ahead. */
let school: RunningSchool;
test.beforeAll(async () => {
  school = await runSchool({ LOG_LEVEL: 'warn' });
});
test.afterAll(() => school.remove());

const get = async (path: string) => (await fetch(school.address + path)).arrayBuffer();
const textAt = async (path: string) => Buffer.from(await get(path)).toString();
const sheet = async () => textOfPaper(Buffer.from(await get(`/calendar/${YEAR}.pdf`)));

/** The event in the feed, with the lines that no parser of ours gives back. */
async function inFeed(title: string) {
  const feed = await textAt('/calendar.ics');
  const found = read(feed).find((one) => one.title === title);
  const lines = feed.split('BEGIN:VEVENT').find((part) => part.includes(`SUMMARY:${title}`));
  return { ...found, sequence: Number(/SEQUENCE:(\d+)/.exec(lines ?? '')?.[1]) };
}

async function inStructuredData(page: Page, name: string) {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, string>[] = JSON.parse(text ?? '')['@graph'];
  return graph.find((node) => node.name === name);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. See the page')).toBeVisible();
}

test('a date that is moved at the desk moves on page, feed, paper and for search engines', async ({
  page,
}) => {
  const editor = await newColleague(school, 'editor');
  const dates = await (await editor.get('/api/staff/content/dates')).json();
  const value = { ...dates.value, years: [{ year: YEAR, state: 'published' }] };
  const change = { change: 'publish', version: 0 };
  await editor.post('/api/staff/content/dates', { ...change, value });
  await editor.post('/api/staff/content/events', { ...change, value: { items: [event] } });
  const before = await inFeed('Sports Day');
  expect(before).toMatchObject({ startsAt: `${YEAR}-01-11T06:00:00Z`, sequence: 0 });

  await openAsColleague(page, `${school.address}/staff/content/events`, editor);
  await page.locator('summary', { hasText: 'Sports Day' }).click();
  await page.getByLabel('Title').fill('Games Day');
  await page.getByLabel('First day').fill(`${YEAR}-01-18`);
  await publish(page);

  const after = await inFeed('Games Day');
  expect(after).toMatchObject({ startsAt: `${YEAR}-01-18T06:00:00Z`, uid: before.uid });
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(await textAt('/calendar.ics')).not.toContain('Sports Day');
  expect(await sheet()).toContain('* January 18: Games Day');

  const card = page.getByRole('listitem').filter({ hasText: 'Games Day' });
  await page.goto(`${school.address}/events`);
  await expect(card).toContainText(`January 18, ${YEAR}`);
  await expect(card.getByText('Changed', { exact: true })).toBeVisible();
  expect(await inStructuredData(page, 'Games Day')).toMatchObject({
    startDate: `${YEAR}-01-18T08:00:00+02:00`,
    previousStartDate: `${YEAR}-01-11T08:00:00+02:00`,
    eventStatus: 'https://schema.org/EventRescheduled',
  });
  await page.goto(`${school.address}${await card.getByRole('link').getAttribute('href')}`);
  await expect(page.getByText(/it was to be on \w+, January\s11,\s\d+, 8:00\sAM/)).toBeVisible();

  // Two weeks later somebody finds better words: only those are new.
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000).toISOString();
  changeRows(school, 'update calendar_revisions set moved_at = ?', longAgo);
  await page.goto(`${school.address}/staff/content/events`);
  await page.locator('summary', { hasText: 'Games Day' }).click();
  await page.getByLabel('Description').fill('Come and play.');
  await publish(page);
  await page.goto(`${school.address}/events`);
  await expect(card).toContainText('Come and play.');
  await expect(card.getByText('Changed', { exact: true })).toHaveCount(0);
  expect(await inStructuredData(page, 'Games Day')).not.toHaveProperty('previousStartDate');
});

test('a date that is taken away is called off in calendars, and gone from the page', async ({
  page,
}) => {
  await openAsColleague(
    page,
    `${school.address}/staff/content/events`,
    await newColleague(school, 'editor'),
  );
  await page.getByRole('button', { name: 'Add an event' }).click();
  await page.getByLabel('Title').last().fill('Choir Evening');
  await page.getByLabel('Category').last().selectOption('Arts');
  await page.getByLabel('First day').last().fill(`${YEAR}-02-20`);
  await page.getByLabel('Time').last().fill('6:00 PM');
  await page.getByLabel('Place').last().fill('Hall');
  await page.getByLabel('Description').last().fill('We sing.');
  await publish(page);
  const before = await inFeed('Choir Evening');
  expect(before).toMatchObject({ status: 'CONFIRMED', sequence: 0 });

  await page.locator('summary', { hasText: 'Choir Evening' }).click();
  await page.getByRole('button', { name: 'Remove Choir Evening' }).click();
  await publish(page);
  const after = await inFeed('Choir Evening');
  expect(after).toMatchObject({ status: 'CANCELLED', sequence: 1, uid: before.uid });
  expect(await textAt('/events')).not.toContain('Choir Evening');
  expect(await sheet()).not.toContain('Choir Evening');
});
