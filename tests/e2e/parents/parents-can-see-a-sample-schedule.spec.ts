import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/school-story.ts';
import { warmUp } from '../../../bench/tools/warm-up.ts';

test('from the button to the day and the week of one’s class', async ({ page, hydrated }) => {
  await page.goto('/parents');
  await hydrated(page);
  await page.getByText('View Sample Schedule').click();
  await page.getByRole('link', { name: 'See a day and a week for each class' }).click();
  await page.getByRole('tab', { name: 'Grade 4' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Grade 4' });
  const lunch = panel
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: 'Lunch', exact: true }) });
  await expect(lunch).toContainText('12:10-12:40 PM');
  await expect(panel.getByRole('table')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Grades 6 and 7' }).click();
  await expect(page.getByText('please ask the office')).toBeVisible();
  const sheet = await page.request.get('/calendar/sample-schedule.pdf');
  expect((await sheet.body()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(7);
});

test('it is as light as every public page', async ({ school }) => {
  expect(await warmUp(school.address, '/parents/sample-schedule')).toBeLessThanOrEqual(14 * 1024);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all classes stand below each other', async ({ page }) => {
    await page.goto('/parents/sample-schedule');
    const names = ['Early Childhood 2 (Kindergarten)', 'Grade 1', 'Grade 5', 'Grades 6 and 7'];
    for (const name of names) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });
});

test.describe('for everybody', () => {
  test('everybody can read it', async ({ page, hydrated }) => {
    await page.goto('/parents/sample-schedule');
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
  });
});
