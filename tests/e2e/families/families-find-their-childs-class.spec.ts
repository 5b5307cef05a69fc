import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { type RunningSchool, runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const HEADING = 'Which class will my child be in?';

/** A day of its own, so that the years on the screen are known. */
let november: RunningSchool;
test.beforeAll(async () => {
  november = await runSchoolAt('2026-11-22T12:00:00+02:00', { LOG_LEVEL: 'info' });
});
test.afterAll(() => november.remove());

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a date of birth gives the class for each year from 2027 to 2033', async ({ page }) => {
      await page.goto(`${november.address}/academics`);
      await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
      await page.getByLabel('Your child’s date of birth').fill('2021-01-02');
      await page.getByRole('button', { name: 'Show the class' }).click();
      const answer = page.getByRole('heading', { level: 2 }).first();
      await expect(answer).toHaveText('In 2027: Early Childhood 2');
      const table = page.getByRole('table', { name: 'Year by year' });
      await expect(table.locator('tbody th')).toHaveText([
        '2027',
        '2028',
        '2029',
        '2030',
        '2031',
        '2032',
        '2033',
      ]);
      await expect(table.locator('td')).toHaveText([
        'Early Childhood 2',
        ...[1, 2, 3, 4, 5, 6].map((grade) => `Grade ${grade}`),
      ]);
      // A child’s date of birth stands in no address and no log.
      expect(page.url()).toBe(`${november.address}/enrollment/which-class`);
      expect(november.output()).not.toContain('2021-01-02');
      await page.getByRole('link', { name: 'Apply for a place' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enrollment');
    });
  });
}

test('the enrollment page leads there, and what is no birthday is said', async ({ page }) => {
  await page.goto(`${november.address}/enrollment`);
  await page.getByRole('link', { name: HEADING }).click();
  const field = page.getByLabel('Your child’s date of birth');
  const press = () => page.getByRole('button', { name: 'Show the class' }).click();
  await press();
  await expect(page.locator('.err')).toContainText('Enter your child’s date of birth');
  await field.fill('2027-01-01');
  await press();
  await expect(page.locator('.err')).toContainText('must be a real day in the past');
  await expect(field).toHaveValue('2027-01-01');
  await field.fill('2026-11-01');
  await press();
  await expect(page.getByText('Still too young for our classes').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /2030 Early Childhood 1/ })).toBeVisible();
  await field.fill('2010-05-05');
  await press();
  await expect(page.getByText('Older than the children in our classes').first()).toBeVisible();
});

test('everybody can use it', async ({ page }) => {
  await page.goto(`${november.address}/enrollment/which-class`);
  await expectAccessibleAtEachWidth(page);
  await page.getByLabel('Your child’s date of birth').fill('2020-05-14');
  await page.getByRole('button', { name: 'Show the class' }).click();
  await expect(page.getByRole('heading', { name: 'In 2027: Grade 1' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
