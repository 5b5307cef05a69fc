import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { type RunningSchool, runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

let school: RunningSchool;
test.beforeAll(async () => {
  school = await runSchoolAt('2026-12-04T12:00:00+02:00');
});
test.afterAll(() => school.remove());

const nextDates = (page: Page) =>
  page.getByRole('region', { name: 'Next dates' }).getByRole('listitem');

/** The page as it was kept on the fourth of December, opened on another day. */
async function openOn(page: Page, day: string, path: string) {
  await page.clock.setFixedTime(`${day}T12:00:00+02:00`);
  await page.goto(`${school.address}${path}`);
}

test('the home page names the next three dates, and leads to the month of each', async ({
  page,
}) => {
  await openOn(page, '2026-12-04', '/');
  await expect(nextDates(page)).toHaveCount(3);
  await expect(nextDates(page).nth(0)).toContainText(
    'Saturday, December 5, 2026, 8:00 AM-12:00 PM',
  );
  await expect(nextDates(page).nth(1)).toContainText('PTA Meeting');
  await expect(nextDates(page).nth(2)).toContainText('School Advisory Council');
  await expectAccessibleAtEachWidth(page);
  await nextDates(page).getByRole('link', { name: 'Term 3 Ends' }).click();
  await expect(page).toHaveURL(/\/events#december$/);
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('December');
});

test('a home page that the phone has kept calls nothing next that is over', async ({ page }) => {
  await openOn(page, '2026-12-05', '/');
  await expect(nextDates(page)).toHaveCount(3);
  await openOn(page, '2026-12-06', '/');
  await expect(nextDates(page)).toHaveCount(2);
  await expect(nextDates(page).nth(0)).toContainText('PTA Meeting');
  await openOn(page, '2026-12-18', '/');
  await expect(page.getByRole('heading', { name: 'News and Events' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next dates' })).toBeHidden();
});

test('a calendar that the phone has kept names this month first, as long as it is this month', async ({
  page,
}) => {
  const lead = page.getByText(/This month: December\..*Next: Term 3 Ends/s);
  await openOn(page, '2026-12-04', '/events');
  await expect(lead).toBeVisible();
  await openOn(page, '2026-12-06', '/events');
  await expect(page.getByText('This month: December')).toBeVisible();
  await expect(page.getByText('Next: Term 3 Ends')).toBeHidden();
  await openOn(page, '2027-01-01', '/events');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName('January');
  await expect(page.getByText('This month: December')).toBeHidden();
});

test('news that is older than 180 days is folded away by itself', async ({ page }) => {
  await openOn(page, '2026-12-04', '/');
  const opening = page.getByRole('heading', { name: 'Grand Opening and First Day of School' });
  await expect(page.getByRole('heading', { name: /^Enrollment for \d{4} Is Open$/ })).toBeVisible();
  await expect(opening).toBeHidden();
  await page.getByText('Earlier news', { exact: true }).click();
  await expect(opening).toBeVisible();
  await expect(page.getByRole('link', { name: 'See January events' })).toHaveAttribute(
    'href',
    '/events#january',
  );
  await expectAccessibleAtEachWidth(page);
});
