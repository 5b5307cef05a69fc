import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

test.describe('on the calendar', () => {
  test.beforeEach(async ({ page, hydrated }) => {
    await page.goto('/events');
    await hydrated(page);
  });

  test('January is open first, and each month opens by its full name', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveCount(12);
    for (const month of months) {
      await page.getByRole('tab', { name: month, exact: true }).click();
      await expect(page.getByRole('heading', { name: `${month} 2026` })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      expect(new URL(page.url()).hash).toBe(`#${month.toLowerCase()}`);
    }
  });

  test('the first day of school stands with its hour and place', async ({ page }) => {
    const opening = page.getByRole('listitem').filter({ hasText: 'Grand Opening' });
    await expect(opening).toContainText('School Event');
    await expect(opening).toContainText('Monday, January 5, 2026');
    await expect(opening).toContainText('8:00 AM');
    await expect(opening).toContainText('School grounds, Ten Miles');
    // The stories run after the opening.
    await expect(opening.getByText('Past', { exact: true })).toBeVisible();
  });

  test('the last day of a term ends at noon', async ({ page }) => {
    await page.getByRole('tab', { name: 'August' }).click();
    const last = page.getByRole('listitem').filter({ hasText: 'Term 2 Ends' });
    await expect(last).toContainText('Friday, August 7, 2026');
    await expect(last).toContainText('Early dismissal at 12:00 PM');
  });

  test('meetings keep their weekday and say when the day is an odd one', async ({ page }) => {
    await page.getByRole('tab', { name: 'April' }).click();
    const pta = page.getByRole('listitem').filter({ hasText: 'PTA Meeting' });
    await expect(pta).toContainText('Tuesday, April 14, 2026');
    await expect(pta).toContainText('7:00 PM');
    await expect(pta).toContainText('This day is also Easter Monday');
    const council = page.getByRole('listitem').filter({ hasText: 'School Advisory Council' });
    await expect(council).toContainText('Thursday, April 16, 2026');
    await expect(council).toContainText('5:30 PM');
  });

  test('on paper every month stands, without tabs and buttons', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const month of months) {
      await expect(page.getByRole('heading', { name: `${month} 2026` })).toBeVisible();
    }
    await expect(page.getByText('Independence Day').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add to Calendar/ }).first()).toBeHidden();
  });
});

test('a shared address opens its month', async ({ page, hydrated }) => {
  await page.goto('/events#october');
  await hydrated(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('October');
  await expect(page.getByText('Saturday, October 24, 2026')).toBeVisible();
  await page.goto('/events#january');
  await expect(page.getByRole('heading', { name: 'January 2026' })).toBeVisible();
});

test('who follows Events from another page is shown the month that is on, and may choose another', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-11-22T12:00:00+02:00');
  const openMonth = page.getByRole('tab', { selected: true });
  try {
    await page.goto(`${school.address}/events`);
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    await expect(openMonth).toHaveAccessibleName('January');
    await page.getByRole('link', { name: 'November', exact: true }).click();
    await expect(openMonth).toHaveAccessibleName('November');
    await page.goto(`${school.address}/about`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(openMonth).toHaveAccessibleName('November');
    await expect(page).toHaveURL(/\/events$/);
    await page.getByRole('tab', { name: 'January' }).click();
    await page.reload();
    await expect(openMonth).toHaveAccessibleName('January');
    await page.getByRole('link', { name: 'Term 3 Ends', exact: true }).click();
    await expect(openMonth).toHaveAccessibleName('December');
  } finally {
    await school.remove();
  }
});

test('the dates at a glance are those that the school announced', async ({ page }) => {
  await page.goto('/events');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const expected = {
    'Term 1': 'January 5 to April 10',
    'April break': 'April 11 to May 4',
    'Term 2': 'May 5 to August 7',
    'August break': 'August 8 to September 7',
    'Term 3': 'September 8 to December 5',
    'Youth Day': 'March 20',
    'Good Friday': 'April 11',
    'Easter Monday': 'April 14',
    'Labour Day': 'May 1',
    'Africa Freedom Day': 'May 25',
    'Heroes Day': 'July 6',
    'Unity Day': 'July 7',
    'Independence Day': 'October 24',
    'PTA Meeting': 'second Tuesday',
    'School Advisory Council': 'third Thursday',
    'Parent-teacher conferences': 'Twice a year',
  };
  for (const [name, dates] of Object.entries(expected))
    await expect(row(name)).toContainText(dates);
  await expect(page.getByText('on the last day of each term')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all months stand below each other', async ({ page }) => {
    await page.goto('/events');
    for (const month of months) {
      await expect(page.getByRole('heading', { name: `${month} 2026` })).toBeVisible();
    }
    await page.getByText('Download Full Calendar').click();
    await page.getByRole('link', { name: 'Print this page' }).click();
    await expect(page).toHaveURL(/#glance$/);
  });
});

test.describe('for everybody', () => {
  test('everybody can use the calendar', async ({ page, hydrated }) => {
    await page.goto('/events#april');
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
  });
});
