import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswers, sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const for2027 = { ...sampleAnswers, enrollmentYear: '2027' };
const IS_OVER = 'The school year 2026 is over. Please choose another year.';
const yearOf = (page: Page) => page.getByLabel('Intended year of enrollment');
const yearsOf = (page: Page) => yearOf(page).locator('option:not([value=""])').allTextContents();

test('on the first school day of a new year a family applies for that year', async ({ page }) => {
  const school = await runSchoolAt('2027-01-04T07:00:00+02:00');
  try {
    await page.goto(`${school.address}/enrollment`);
    expect(await yearsOf(page)).toEqual(['2027', '2028', '2029', '2030']);
    await expect(yearOf(page)).toHaveValue('2027');
    await fillUpToReview(page, for2027);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
    ).toBeVisible();
    expect(await listedAtDesk(school, 'enrollment-applications', '')).toMatchObject([
      { enrollmentYear: '2027' },
    ]);
  } finally {
    await school.remove();
  }
});

test('in the last weeks of a year the form starts with the next one, and asks who chooses the old', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-11-30T12:00:00+02:00');
  try {
    await page.goto(`${school.address}/enrollment`);
    expect(await yearsOf(page)).toEqual(['2026', '2027', '2028', '2029']);
    await expect(yearOf(page)).toHaveValue('2027');
    await fillUpToReview(page, sampleAnswersOf2026);
    const question = 'The school year 2026 ends on December 5. Do you mean 2027?';
    await page.getByRole('button', { name: question }).click();
    await expect(yearOf(page)).toBeFocused();
    await yearOf(page).selectOption('2027');
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 4 of 4: Review')).toBeVisible();
    await expect(page.getByRole('button', { name: question })).toHaveCount(0);
  } finally {
    await school.remove();
  }
});

test('answers that were kept for a year that is over ask for another year, and for nothing else', async ({
  page,
  hydrated,
}) => {
  const school = await runSchoolAt('2026-12-07T12:00:00+02:00');
  try {
    await page.addInitScript(
      (draft) => localStorage.setItem('ten-miles.enrollment-draft', draft),
      JSON.stringify(sampleAnswersOf2026),
    );
    await page.goto(`${school.address}/enrollment?step=4`);
    await hydrated(page);
    await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
    await expect(yearOf(page)).toHaveValue('');
    const errors = page.locator('.summary').getByRole('link');
    await expect(errors).toHaveText([IS_OVER]);
    await expect(yearOf(page)).toHaveAccessibleDescription(`Error: ${IS_OVER}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(errors).toHaveText(['Choose the year of enrollment']);
    await fillAnswers(page, { step: 1 }, for2027);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  } finally {
    await school.remove();
  }
});

test('on the first step too such answers leave the year open, before the page is hydrated and after', async ({
  page,
  hydrated,
}) => {
  const school = await runSchoolAt('2027-01-04T07:00:00+02:00');
  try {
    await page.addInitScript(
      (draft) => localStorage.setItem('ten-miles.enrollment-draft', draft),
      JSON.stringify(sampleAnswersOf2026),
    );
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(`${school.address}/enrollment`);
    await expect(yearOf(page).locator('option:checked')).toHaveText('Choose');
    await page.unroute('**/assets/**');
    await page.goto(`${school.address}/enrollment`);
    await hydrated(page);
    await expect(page.locator('.summary').getByRole('link')).toHaveText([IS_OVER]);
    await expect(yearOf(page).locator('option:checked')).toHaveText('Choose');
    await expectAccessible(page);
  } finally {
    await school.remove();
  }
});
