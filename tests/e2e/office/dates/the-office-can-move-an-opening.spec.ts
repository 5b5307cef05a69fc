import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { keptPages } from '#tests/support/public-pages.ts';
import { parsers } from '#tests/support/readers/calendar-parsers.ts';
import { textOfPaper } from '#tests/support/readers/paper-text.ts';
import { type RunningSchool, runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const SCREEN = '/staff/content/dates/opening';
const banner = (page: Page) => page.getByRole('complementary', { name: 'Urgent' });

/** A school of its own, two weeks before its Term 2 begins on May 5. */
let school: RunningSchool;
test.beforeEach(async () => {
  school = await runSchoolAt('2026-04-20T09:00:00+02:00', { LOG_LEVEL: 'warn' });
});
test.afterEach(() => school.remove());

const get = async (path: string) =>
  Buffer.from(await (await fetch(school.address + path)).arrayBuffer());
const sheet = async () => textOfPaper(await get('/calendar/2026.pdf'));

/** The first days of Term 2 in the feed, as each parser reads them, with their sequences. */
async function inFeed() {
  const feed = (await get('/calendar.ics')).toString();
  const [first, ...others] = Object.values(parsers).map((read) =>
    read(feed)
      .filter(({ uid }) => uid.startsWith('term-2-begins'))
      .map(({ uid, title, startsAt, status }) => {
        const lines = feed.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${uid}`));
        const sequence = Number(/SEQUENCE:(\d+)/.exec(lines ?? '')?.[1]);
        return { title, day: startsAt.slice(0, 10), status, sequence };
      }),
  );
  for (const other of others) expect(other).toEqual(first);
  return first;
}

async function expectBannerEverywhere(isThere: boolean) {
  for (const path of keptPages) {
    const page = (await get(path)).toString();
    expect(page.includes('aria-label="Urgent"'), path).toBe(isThere);
  }
}

test('one yes moves a term on pages, phones and paper, in the newsletter and for WhatsApp; one more undoes it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsColleague(page, `${school.address}/staff`, await newColleague(school, 'editor'));
  await page.getByRole('link', { name: 'Move the opening' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move the opening of a term');
  await expect(page.getByLabel('Term', { exact: true })).toContainText(
    'Term 2, from Tuesday, 5 May 2026',
  );
  await expect(page.getByLabel('Term', { exact: true })).not.toContainText('Term 1');
  const moves = page.getByRole('region', { name: 'What moves with it' });
  await expect(moves).toContainText('Choose a day');

  await page.getByLabel('New first day').fill('18 May 2026');
  await expect(moves).toContainText(
    'Term 2 Begins: Monday, 18 May 2026. It was Tuesday, 5 May 2026.',
  );
  await expect(moves).toContainText('April break: 11 April 2026 to 17 May 2026.');
  await expect(moves).toContainText('This day is outside term time');
  await expect(moves).toContainText(/Term 2 has \d+ school days then, not \d+/);
  await expect(moves).toContainText('Every page says it at once.');
  await expectAccessible(page);
  // Nothing of it is anybody else's yet.
  await expectBannerEverywhere(false);
  expect(await inFeed()).toMatchObject([{ day: '2026-05-05', sequence: 0 }]);

  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByText('The opening is moved.')).toBeVisible();
  await expectAccessible(page);
  await expectBannerEverywhere(true);
  expect(await inFeed()).toEqual([
    { title: 'Term 2 Begins', day: '2026-05-18', status: 'CONFIRMED', sequence: 1 },
  ]);
  expect(await sheet()).toContain('Term 2: May 18 to August 7');
  const visitor = await context.newPage();
  await visitor.goto(school.address);
  await expect(banner(visitor)).toContainText(
    'New first day of Term 2, for all grades: Monday, May 18',
  );
  await expect(banner(visitor)).toContainText('It was to be Tuesday, May 5.');
  await expectAccessible(visitor);
  await visitor.goto(`${school.address}/events#may`);
  const card = visitor.getByRole('listitem').filter({ hasText: 'Term 2 Begins' });
  await expect(card).toContainText('Monday, May 18, 2026');
  await expect(card.getByText('Changed', { exact: true })).toBeAttached();

  const text = page.getByLabel('Text for WhatsApp');
  await expect(text).toHaveValue(
    /New first day of Term 2, for all grades: Monday, May 18\.\nIt was to be/,
  );
  await expect(text).toHaveValue(new RegExp(`${school.address}/events$`));
  const whatsApp = await page.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href');
  expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(await text.inputValue());

  await page.getByRole('link', { name: 'Write it to the subscribers' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/^New first day of Term 2/);
  await expect(page.getByLabel('Text')).toHaveValue(/It was to be Tuesday, May 5\./);
  await page.getByLabel('Subject').fill('Term 2 begins later');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move the opening of a term');

  // Whoever finds it later goes back in the history of the dates.
  await page.getByRole('link', { name: 'All dates' }).click();
  await page.getByText('History').click();
  await page.getByRole('button', { name: /^Put this back ?: As the website began/ }).click();
  await expect(page.getByText('The earlier version is back.')).toBeVisible();
  await expectBannerEverywhere(false);
  expect(await inFeed()).toMatchObject([{ day: '2026-05-05', sequence: 2 }]);

  // What was half written is there, and says that the pages no longer say it.
  await page.goto(`${school.address}/staff/subscribers/newsletters/new`);
  await expect(page.getByLabel('Subject')).toHaveValue('Term 2 begins later');
  const meanwhile = page.getByRole('region', { name: 'The pages say something else now' });
  await expect(meanwhile).toBeVisible();
  await expectAccessible(page);
  await meanwhile.getByRole('button', { name: 'Begin again' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByLabel('Text')).toHaveValue('');
  await expect(meanwhile).toBeHidden();
});

test('what is chosen outlives a reload and another screen, until it is done or thrown away', async ({
  page,
}) => {
  await openAsColleague(page, school.address + SCREEN, await newColleague(school, 'editor'));
  await page.getByLabel('Term', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('New first day').fill('14 Sept');
  await page.getByLabel('Only some grades').check();
  await page.getByLabel('Grade 7').check();
  await page.reload();
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await expect(page.getByLabel('New first day')).toHaveValue('14 Sept');
  await expect(page.getByLabel('Grade 7')).toBeChecked();
  await expect(page.getByLabel('Grade 6')).not.toBeChecked();
  await page.getByLabel('New first day').fill('14 September 2026');
  await page.getByRole('link', { name: 'All dates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Important dates' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('New first day')).toHaveValue(/^14 Sep/);
  await expect(page.getByRole('region', { name: 'What moves with it' })).toContainText(
    'Monday, 14 September 2026',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.reload();
  await expect(page.getByLabel('New first day')).toHaveValue('');
  await expect(page.getByLabel('All grades')).toBeChecked();
  await expect(page.getByText('What you typed before is still here.')).toBeHidden();
});

test('what was chosen for a term that a colleague has moved since goes to no other term', async ({
  page,
  browser,
}) => {
  await openAsColleague(page, school.address + SCREEN, await newColleague(school, 'editor'));
  await page.getByLabel('Term', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('New first day').fill('14 September 2026');
  await page.getByLabel('Only some grades').check();
  await page.getByLabel('Grade 7').check();

  const other = await (await browser.newContext()).newPage();
  await openAsColleague(other, school.address + SCREEN, await newColleague(school, 'editor'));
  await other.getByLabel('Term', { exact: true }).selectOption({ index: 1 });
  await other.getByLabel('New first day').fill('10 September 2026');
  await other.getByRole('button', { name: 'Move the opening' }).click();
  await expect(other.getByText('The opening is moved.')).toBeVisible();
  await other.context().close();

  await page.reload();
  await expect(page.getByLabel('New first day')).toHaveValue('');
  await expect(page.getByLabel('All grades')).toBeChecked();
  await expect(page.getByText('What you typed before is still here.')).toBeHidden();
});

test('for some grades the others keep their day, and Undo takes it back', async ({ page }) => {
  await openAsColleague(page, school.address + SCREEN, await newColleague(school, 'editor'));
  await page.getByLabel('New first day').fill('11 May 2026');
  await page.getByLabel('Only some grades').check();
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByRole('link', { name: 'Please choose at least one grade' })).toBeVisible();
  await expectAccessible(page);
  expect(await inFeed()).toHaveLength(1);
  for (const grade of ['Grade 1', 'Grade 2', 'Grade 3']) await page.getByLabel(grade).check();
  await expect(page.getByRole('region', { name: 'What moves with it' })).toContainText(
    'New in the calendar: Term 2 Begins: Grades 1 to 3, Monday, 11 May 2026.',
  );
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByText('The opening is moved.')).toBeVisible();
  expect(await inFeed()).toEqual([
    {
      title: 'Term 2 Begins: All Other Grades',
      day: '2026-05-05',
      status: 'CONFIRMED',
      sequence: 1,
    },
    { title: 'Term 2 Begins: Grades 1 to 3', day: '2026-05-11', status: 'CONFIRMED', sequence: 0 },
  ]);
  expect(await sheet()).toContain('Term 2, Grades 1 to 3: May 11 to August 7');
  expect((await get('/')).toString()).toContain('for Grades 1 to 3:');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: the dates are as they were before.')).toBeVisible();
  await expectBannerEverywhere(false);
  expect(await inFeed()).toMatchObject([
    { title: 'Term 2 Begins', day: '2026-05-05', sequence: 2 },
    { title: 'Term 2 Begins: Grades 1 to 3', status: 'CANCELLED', sequence: 1 },
  ]);
});

test('a day that cannot be is said with its reason, and a colleague who was faster too', async ({
  page,
}) => {
  const editor = await newColleague(school, 'editor');
  await openAsColleague(page, school.address + SCREEN, editor);
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByRole('link', { name: /^Please give a day/ })).toBeVisible();
  await page.getByLabel('New first day').fill('10 April 2026');
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(
    page.getByRole('link', { name: 'This day is past. Choose today or a later day.' }),
  ).toBeVisible();
  await page.getByLabel('New first day').fill('10 August 2026');
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByRole('link', { name: /^Term 2 ends on August/ })).toBeVisible();
  await expectAccessible(page);

  const api = '/api/staff/content/dates';
  const colleague = await newColleague(school, 'editor');
  const { value, version } = await (await colleague.get(api)).json();
  await colleague.post(api, { change: 'publish', version, value });
  await page.getByLabel('New first day').fill('12 May 2026');
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByText('Your change was not made')).toBeVisible();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByLabel('New first day')).toHaveValue('12 May 2026');
  await page.getByRole('button', { name: 'Move the opening' }).click();
  await expect(page.getByText('The opening is moved.')).toBeVisible();
});
