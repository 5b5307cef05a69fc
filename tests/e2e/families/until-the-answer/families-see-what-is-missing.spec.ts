import type { Page } from '@playwright/test';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import {
  justOldEnough,
  justTooYoung,
  sampleAnswers,
  sampleYear,
} from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function expectNotice(page: Page, text: string) {
  const notice = page.locator('.notice');
  await expect(notice).toHaveCount(1);
  await expect(notice.getByText('Incomplete or Invalid Information')).toBeVisible();
  await expect(notice.getByText(text)).toBeVisible();
}

test('each step says what it needs, in the notice, in the summary and at the field', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await next(page);
  await expectNotice(page, 'Please fill in all required fields for student information.');
  const summary = page.locator('.summary');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Enrollment, step 1 of 4/);
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the student’s first name',
    'Enter the student’s last name',
    'Enter the student’s date of birth',
    'Choose a grade level',
  ]);
  await summary.getByRole('link', { name: 'Choose a grade level' }).click();
  const grade = page.getByLabel('Grade level');
  await expect(grade).toBeFocused();
  await expect(grade).toHaveAccessibleDescription('Error: Choose a grade level');

  await fillAnswers(page, { step: 1 });
  await next(page);
  await expect(page).toHaveTitle(/^Enrollment, step 2 of 4/);
  await expect(page.locator('.notice')).toHaveCount(0);
  await next(page);
  await expectNotice(page, 'Please fill in all required fields for parent/guardian information.');
  await expect(summary.getByRole('link')).toHaveCount(5);

  await fillAnswers(page, { step: 2 });
  await next(page);
  await next(page);
  await expectNotice(page, 'Please fill in all required fields for emergency contact information.');
  await expect(summary.getByRole('link')).toHaveCount(3);
});

test('a child who is too young for Grade 1 is told the rule and may choose another grade', async ({
  page,
}) => {
  await page.goto('/enrollment');
  await fillAnswers(page, { step: 1 }, { ...sampleAnswers, studentDOB: justTooYoung });
  await next(page);
  const rule = `Students must be 5 years old by January 1st of the enrollment year (${sampleYear}) to enroll in Early Childhood 2 (Kindergarten) or Grade 1.`;
  await expectNotice(page, rule);
  await expect(page.locator('.summary').getByRole('link', { name: rule })).toBeVisible();
  const later = `The child is old enough for the enrollment year ${Number(sampleYear) + 1}.`;
  await page.locator('.summary').getByRole('link', { name: later }).click();
  await expect(page.getByLabel('Intended year of enrollment')).toBeFocused();
  await page.getByLabel('Grade level').selectOption('ece1');
  await next(page);
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
});

test('a child who is five exactly on January 1st may start Grade 1', async ({ page }) => {
  await page.goto('/enrollment');
  await fillAnswers(page, { step: 1 }, { ...sampleAnswers, studentDOB: justOldEnough });
  await next(page);
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
});

test('a long answer shows its limit before it is reached', async ({ page, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await page.locator('[name=studentFirstName]').fill('x'.repeat(90));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await page.locator('[name=studentFirstName]').fill('x'.repeat(103));
  await expect(page.getByText('3 characters too many')).toBeVisible();
});

test('a mistyped address is asked about on the review, and may be right', async ({ page }) => {
  await page.goto('/enrollment');
  await fillUpToReview(page, { ...sampleAnswers, parent1Email: 'choolwe' });
  // A list that wears a class has no room of its own; this one is a note.
  await expect(page.locator('ul.note')).not.toHaveCSS('padding-top', '0px');
  await page.getByText('Is the email address of parent/guardian 1 complete?').click();
  await expect(page.locator('[name=parent1Email]')).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Is the email address of parent/guardian 1 complete?')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
});

/** With a clock that stands still, a moment after the notice has come. */
async function showNotice(page: Page, hydrated: (page: Page) => Promise<void>) {
  await page.clock.install();
  await page.goto('/enrollment');
  await page.clock.runFor(3000);
  await hydrated(page);
  await next(page);
  return page.locator('.notice');
}

test('a notice goes after five seconds, and waits while somebody points at it', async ({
  page,
  hydrated,
}) => {
  const notice = await showNotice(page, hydrated);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  // The page hears of it when it is drawn next; its clock goes on meanwhile.
  await expect.poll(() => notice.evaluate((card) => card.matches(':hover'))).toBe(false);
  await page.clock.runFor(3500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(2000);
  await expect(notice).toHaveCount(0);
});

test('a notice does not stay for ever under a mouse that rests on it, but does with the focus in it', async ({
  page,
  hydrated,
}) => {
  const notice = await showNotice(page, hydrated);
  await notice.hover();
  await page.clock.runFor(29_000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(2000);
  await expect(notice).toHaveCount(0);
  await next(page);
  await page.getByRole('button', { name: 'Close this notice' }).focus();
  await notice.hover({ position: { x: 8, y: 8 } });
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
});
