import type { Page } from '@playwright/test';
import { closureNotices, daysToClose } from '#features/calendar/closures/closure.ts';
import { noticeInWords } from '#features/calendar/notices/notice.ts';
import { addDays, dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { keptPages } from '#tests/support/public-pages.ts';
import { getKept } from '#tests/support/readers/kept-page.ts';
import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

const PHONE = { width: 360, height: 740 };
const REASON = 'The water pipe is being repaired.';

/** What pages say of the day that the desk offers first, whenever this runs. */
function expectedWords(): string {
  const today = dayInLusaka(new Date());
  const [notice] = closureNotices([{ startsOn: daysToClose(today)[0] ?? today }], today);
  if (!notice) throw new Error('the first day offered is said at once');
  return noticeInWords(notice);
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Urgent' });

/** The two presses. */
async function closeSchool(page: Page, reason?: string): Promise<void> {
  await page.getByRole('button', { name: /^School is closed / }).click();
  if (reason) await page.getByLabel(/^Why, and when lessons go on/).fill(reason);
  await page.getByRole('button', { name: 'Tell everybody' }).click();
}

test('two presses on a phone, and every page says it; one more, and none does', async ({
  page,
  school,
  context,
}) => {
  await page.setViewportSize(PHONE);
  const visitor = await context.newPage();
  await visitor.setViewportSize(PHONE);
  await visitor.goto('/');
  await expect(banner(visitor)).toHaveCount(0);

  const editor = await newColleague(school, 'editor');
  await openAsColleague(page, '/staff', editor);
  await closeSchool(page);
  await expect(page.getByText('Every page says it now.')).toBeVisible();
  await expectAccessible(page);

  await visitor.reload();
  await expect(banner(visitor)).toContainText(expectedWords());
  await expect(banner(visitor).getByRole('link')).toHaveAttribute('href', 'tel:+260211000000');
  await expectAccessible(visitor);
  for (const path of keptPages) {
    expect(await (await fetch(school.address + path)).text()).toContain('aria-label="Urgent"');
  }
  const feed = async () => (await fetch(`${school.address}/calendar.ics`)).text();
  expect(await feed()).toContain('SUMMARY:School is closed');
  await visitor.goto('/events');
  await expect(visitor.getByRole('main')).toContainText('School is closed');

  const acts = () => listedAtDesk(school, 'audit-records', 'content closures');
  expect(await acts()).toMatchObject([{ act: 'published', staff_email: editor.email }]);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('No page says any more')).toBeVisible();
  for (const path of keptPages) {
    expect(await (await fetch(school.address + path)).text()).not.toContain('aria-label="Urgent"');
  }
  await visitor.reload();
  await expect(banner(visitor)).toHaveCount(0);
  expect(await feed()).toMatch(/SUMMARY:School is closed[\s\S]*?STATUS:CANCELLED/);
  expect(await acts()).toHaveLength(2);
});

test('a newsletter begins with it, and the history brings it back', async ({ page, school }) => {
  await openAsColleague(page, '/staff', await newColleague(school, 'editor'));
  await closeSchool(page, REASON);
  await page.getByRole('link', { name: 'Write it to the subscribers' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/^School is closed on \w+day, /);
  await expect(page.getByLabel('Text')).toHaveValue(new RegExp(REASON));
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible();

  await page.goto('/staff/content/closures');
  await page.getByText('History').click();
  await page.getByRole('button', { name: /^Put this back ?: As the website began/ }).click();
  await expect(page.getByText('The earlier version is back.')).toBeVisible();
  const home = await (await fetch(school.address)).text();
  expect(home).not.toContain('aria-label="Urgent"');
});

test('a day that is further away says when visitors will see it, and can be told from now on', async ({
  page,
  school,
}) => {
  const day = addDays(dayInLusaka(new Date()), 10);
  await openAsColleague(page, '/staff', await newColleague(school, 'editor'));
  await page.getByRole('button', { name: /^School is closed / }).click();
  await page.getByLabel('Day', { exact: true }).selectOption('Another day');
  await page.getByLabel('Which day').fill(dayMonthYear(day));
  const from = new RegExp(`Visitors see it from .*${dayMonthYear(addDays(day, -3))}`);
  await expect(page.getByText(from)).toBeVisible();
  await expect(page.getByLabel('Tell visitors from now on')).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell everybody' }).click();
  await expect(page.getByText(/^From .*, every page says that the school is closed/)).toBeVisible();
  const home = async () => (await fetch(school.address)).text();
  expect(await home()).not.toContain('aria-label="Urgent"');
  await page.getByRole('button', { name: 'Tell from now on' }).click();
  await expect(page.getByText('Every page says it now.')).toBeVisible();
  expect(await home()).toContain('aria-label="Urgent"');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('No page says any more')).toBeVisible();
});

test('on a computer with a wrong clock the days are those of the school', async ({
  page,
  school,
}) => {
  await page.clock.setFixedTime(new Date(Date.now() + 10 * 86_400_000));
  await openAsColleague(page, '/staff', await newColleague(school, 'editor'));
  await page.getByRole('button', { name: /^School is closed / }).click();
  const days = daysToClose(dayInLusaka(new Date()));
  const offered = page.getByLabel('Day', { exact: true }).getByRole('option');
  for (const [place, day] of days.entries())
    await expect(offered.nth(place)).toHaveAttribute('value', day);
  await expect(offered).toHaveCount(days.length + 1);
});

test('who has no content to publish is not asked', async ({ page, school }) => {
  await openAsColleague(page, '/staff', await newColleague(school, 'recruitment'));
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^School is closed/ })).toHaveCount(0);
});

test.describe('on a phone that keeps the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next look brings the banner, and the copy for later has it too', async ({
    page,
    school,
    context,
    browser,
  }) => {
    await page.goto('/');
    await untilSiteIsKept(page);
    const desk = await (await browser.newContext({ baseURL: school.address })).newPage();
    await openAsColleague(desk, '/staff', await newColleague(school, 'editor'));
    await closeSchool(desk, REASON);
    await expect(desk.getByText('Every page says it now.')).toBeVisible();
    await page.goto('/about');
    await expect(banner(page)).toContainText(REASON);
    // The server makes its pages anew after publishing; a phone keeps the copy of the look after that.
    await getKept(`${school.address}/about`);
    await page.goto('/about');
    const copy = () => page.evaluate(async () => (await caches.match('/about'))?.text());
    await expect.poll(copy).toContain(REASON);

    await context.setOffline(true);
    await page.goto('/about');
    await expect(banner(page)).toContainText(expectedWords());

    // Days later, still without a network.
    await page.clock.setFixedTime(new Date(Date.now() + 5 * 86_400_000));
    await page.goto('/about');
    await expect(banner(page)).toBeHidden();
    await context.setOffline(false);
    await desk.getByRole('button', { name: 'Take it back' }).click();
    await expect(desk.getByText('No page says any more')).toBeVisible();
    await desk.context().close();
  });
});
