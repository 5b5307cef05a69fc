import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { type RunningSchool, runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** A school of its own, on a day of its own. */
let school: RunningSchool;
test.beforeEach(async () => {
  school = await runSchoolAt('2026-03-15T09:00:00+02:00', { LOG_LEVEL: 'warn' });
});
test.afterEach(() => school.remove());

test('Today says in a sentence what may be wrong, and leads to where it is changed', async ({
  page,
}) => {
  const editor = await newColleague(school, 'editor');
  await openAsColleague(page, `${school.address}/staff`, editor);
  const asked = page.getByRole('region', { name: 'Please look at this' });
  await expect(
    asked.getByRole('link', { name: /^Good Friday is given as \d+\sApril/ }),
  ).toBeVisible();
  await expect(asked).toContainText('Term 3 ends on 5 December 2026, a Saturday.');
  await expect(asked).toContainText('PTA Meeting is outside the terms on 14 April');
  await expect(asked).not.toContainText('teachers');
  await expect(asked).not.toContainText('are not entered');
  await expectAccessible(page);

  await asked.getByRole('link', { name: /^Good Friday/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Important dates');
  await page.locator('summary', { hasText: 'Good Friday' }).click();
  await page.locator('details[open]').getByLabel('Day', { exact: true }).fill('3 Apr 2026');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. See the page')).toBeVisible();
  await page.goto(`${school.address}/staff`);
  await expect(asked).toContainText('Easter Monday is given as 14 April');
  await expect(asked).not.toContainText('Good Friday');
});

test('an editor says that a doubt is right; it stays away until it changes, and comes back when asked for', async ({
  page,
}) => {
  const editor = await newColleague(school, 'editor');
  await openAsColleague(page, `${school.address}/staff`, editor);
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = page.getByRole('region', { name: 'Please look at this' });
  const friday = asked.getByRole('link', { name: /^Good Friday/ });
  await asked.getByRole('button', { name: /^It is right ?: Good Friday/ }).click();
  await expect(friday).toHaveCount(0);
  await expect(asked.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(friday).toBeVisible();
  await asked.getByRole('button', { name: /^It is right ?: Good Friday/ }).click();
  await expect(friday).toHaveCount(0);

  await page.goto(`${school.address}/staff/content`);
  await expect(asked.getByRole('link', { name: /^Easter Monday/ })).toBeVisible();
  await expect(friday).toHaveCount(0);
  await asked.getByText('You said that these are right: 1').click();
  const said = asked.getByRole('listitem').filter({ hasText: 'Good Friday' });
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await said.getByRole('button', { name: /^Ask again/ }).click();
  await expect(friday).toBeVisible();
  await expect(asked.getByText(/^You said that these/)).toHaveCount(0);
});

test('who has no content to change is not asked', async ({ page }) => {
  const recruiter = await newColleague(school, 'recruitment');
  await openAsColleague(page, `${school.address}/staff`, recruiter);
  await expect(page.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Please look at this' })).toHaveCount(0);
});
