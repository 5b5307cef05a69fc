import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { fillAnswers } from '#tests/support/enrollment-form.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { justTooYoung, sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ javaScriptEnabled: false });

test('one long form shows what is wrong with what was typed, and ends on the confirmation', async ({
  page,
  school,
}) => {
  await page.goto('/enrollment');
  await takeOnesTime(page);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  // Whose name and phone are asked for stands above the questions, also where no step has a heading.
  await expect(page.locator('legend:not(.visually-hidden)')).toHaveText([
    'Parent/Guardian 1',
    'Parent/Guardian 2 (optional)',
    'Emergency Contact',
    'Additional Information',
  ]);
  const notice = page.getByRole('heading', { name: 'What happens with your answers' });
  await expect(notice).toBeVisible();
  await fillAnswers(page, 'all', { ...sampleAnswers, studentDOB: justTooYoung, parent1Email: '' });
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const summary = page.locator('.summary');
  await expect(summary.getByRole('link')).toHaveText([
    /^Students must be 5 years old/,
    `The child is old enough for the enrollment year ${Number(sampleYear) + 1}.`,
    'Enter an email address of parent/guardian 1',
  ]);
  await expect(page.locator('[name=studentFirstName]:visible')).toHaveValue('Mutinta');
  await expect(page.locator('[name=emergencyContactName]:visible')).toHaveValue('Bwalya Mwansa');

  await fillAnswers(page, 'all');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
  const reference = (await page.getByText(/EN-[2-9A-Z]{4}-[2-9A-Z]{4}/).textContent()) ?? '';
  await expect(page).toHaveURL(/\/enrollment\?submitted/);
  expect(await recordAtDesk(school, 'enrollment-applications', reference)).toMatchObject({
    answers: { parent1Email: 'choolwe@mail.example' },
  });

  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByText('Your answers', { exact: true }).click();
  await expect(page.getByText('May 14, 2020')).toBeVisible();
});

test('sending the same form twice makes one application', async ({ page, school }) => {
  const answers = { ...sampleAnswers, studentFirstName: 'Twice' };
  const references: string[] = [];
  // Whoever comes first is shown a page of their own; from then on all get the same one for a minute.
  await page.goto('/enrollment');
  for (let time = 1; time <= 2; time++) {
    await page.goto('/enrollment');
    await fillAnswers(page, 'all', answers);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    references.push((await page.getByText(/EN-[2-9A-Z]{4}-[2-9A-Z]{4}/).textContent()) ?? '');
  }
  expect(references[0]).toBe(references[1]);
  expect(await listedAtDesk(school, 'enrollment-applications', 'Twice')).toHaveLength(1);
});

test('the newsletter and the menu work as well', async ({ page, school }) => {
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
  await page.locator('#home-email').fill('parent@mail.example');
  await takeOnesTime(page);
  await page.locator('#home-email').press('Enter');
  await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
  expect(await listedAtDesk(school, 'subscribers', 'parent@mail.example')).toMatchObject([
    { confirmedAt: null },
  ]);
});
