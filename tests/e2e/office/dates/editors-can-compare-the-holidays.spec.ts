import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

const THIS_YEAR = new Date().getFullYear();

test('computed holidays are compared with the published ones, and taken over with a press', async ({
  page,
  request,
  school,
}) => {
  await openAsColleague(page, '/staff/content/dates', await newColleague(school, 'editor'));
  const offers = page.getByRole('region', { name: 'Public holidays to compare' });
  await expect(offers).toContainText('Days that the President declares for one year only');
  const next = offers.locator('details').nth(1);
  await next.locator('summary').click();
  await expect(next.locator('summary')).toContainText(/\d+ not published/);

  // One, and out again: nothing is changed then.
  const labourDay = next.getByRole('listitem').filter({ hasText: 'Labour Day' });
  await labourDay.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(labourDay).toContainText('Not published. In the form:');
  const back = labourDay.getByRole('button', { name: 'Take it out again' });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect(labourDay.getByRole('button', { name: 'Add' })).toBeFocused();

  await expectAccessibleAtEachWidth(page);
  await next.getByRole('button', { name: `Add all of ${THIS_YEAR + 1}` }).click();
  await expect(page.getByText(/\d+ holidays are in the form/)).toBeVisible();
  const feed = async () => (await request.get('/calendar/terms.ics')).text();
  expect(await feed()).not.toContain(`labour-day-${THIS_YEAR + 1}`);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. See the page')).toBeVisible();
  await expect(next.locator('summary')).toContainText(/\d+ the same$/);
  expect(await feed()).toContain(`UID:holiday-labour-day-${THIS_YEAR + 1}@`);
  expect(await feed()).toContain(`DTSTART;VALUE=DATE:${THIS_YEAR + 1}0501`);
  // The page shows its own year.
  await page.goto('/events');
  await expect(page.locator('main')).not.toContainText('Christmas Day');

  await page.goBack();
  await page.getByText('History').click();
  await page.getByRole('button', { name: 'Put this back' }).last().click();
  await expect(page.getByText('The earlier version is back.')).toBeVisible();
});
