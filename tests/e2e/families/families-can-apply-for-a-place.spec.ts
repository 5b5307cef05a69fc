import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

// As on most phones.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const referencePattern = /EN-[2-9A-Z]{4}-[2-9A-Z]{4}/;

const { usualYear } = applicationDay(fixtureContent, dayInLusaka(new Date()));

for (const [device, width, height, lowest] of [
  ['a phone', 360, 640, 640],
  ['a laptop', 1280, 800, 610],
] as const) {
  test(`the first field is in the first view of ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/enrollment');
    const field = await page.locator('[name=studentFirstName]').boundingBox();
    expect((field?.y ?? lowest) + (field?.height ?? 0)).toBeLessThan(lowest);
  });
}

test('a mother applies on her phone and the school has the application', async ({
  page,
  school,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Enroll', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enrollment');
  await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
  await expect(page.getByText('25%')).toBeVisible();
  await expect(page.getByLabel('Intended year of enrollment')).toHaveValue(usualYear);

  await fillUpToReview(page);
  await expect(page.getByText('Step 4 of 4: Review')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByText('May 14, 2020')).toBeVisible();
  await expect(page.getByText('Parent/Guardian 2')).toBeHidden();
  await page.getByRole('button', { name: 'Submit Application' }).click();

  await expect(page.getByText('Enrollment Submitted!', { exact: true })).toBeVisible();
  await expect(page.getByText('Your enrollment application has been received.')).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Enrollment Application Submitted!' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('link', { name: 'admissions@tenmiles.example' })).toBeVisible();
  const reference = (await page.getByText(referencePattern).textContent()) ?? '';

  const { status, answers, copy } = await recordAtDesk(
    school,
    'enrollment-applications',
    reference,
  );
  expect(status).toBe('submitted');
  expect(answers).toMatchObject({
    studentFirstName: 'Mutinta',
    studentDOB: '2020-05-14',
    gradeLevel: 'grade1',
    parent1Email: 'choolwe@mail.example',
    emergencyContactName: 'Bwalya Mwansa',
  });
  expect(copy.consent).toMatchObject({ noticeVersion: '2026-11' });
  expect(copy.consent.sentences).toHaveLength(5);
  expect(copy.sections[0].rows).toContainEqual({ question: 'First name', answer: 'Mutinta' });

  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored['ten-miles.enrollment-draft']).toBeUndefined();
  const [entry] = JSON.parse(stored['ten-miles.enrollment-applications'] ?? '[]');
  expect(entry).toMatchObject({
    ...sampleAnswers,
    delivery: { hasReachedSchool: true, reference },
  });

  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText('Your reference for Mutinta, Grade 1')).toBeVisible();
  await page.getByText('Your answers', { exact: true }).click();
  await expect(page.getByText('Choolwe', { exact: true })).toBeVisible();
  await expect(page.locator('.confirmation time')).toHaveText(
    /^\w+\s\d+,\s20\d\d, \d+:\d\d\s[AP]M$/,
  );
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the status' })).toHaveAttribute(
    'href',
    '/status',
  );
  await page.getByText('Apply for another child').click();
  await page.getByRole('link', { name: 'No, start with an empty form' }).click();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('');
  await expect(page.getByRole('link', { name: 'print the enrollment form (PDF)' })).toHaveAttribute(
    'href',
    '/forms/enrollment-form.pdf',
  );
  await page.goBack();
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('the application is still there after the school’s server was restarted', async ({ page }) => {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  await page.goto(`${school.address}/enrollment`);
  await fillUpToReview(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const reference = (await page.getByText(referencePattern).textContent()) ?? '';
  expect(await school.stop()).toBe(0);

  const again = await runSchool({ LOG_LEVEL: 'warn' }, school.dataDir);
  expect(await listedAtDesk(again, 'enrollment-applications', reference)).toHaveLength(1);
  await again.remove();
});

test('a second guardian, a correction on the way, and names as people write them', async ({
  page,
  school,
}) => {
  const answers = {
    ...sampleAnswers,
    studentFirstName: 'Thandiwé 🌻',
    studentLastName: 'Ng’andu-Phiri',
    studentGender: 'female',
    parent2FirstName: 'يوسف',
    parent2LastName: 'Banda',
    parent2Relationship: 'Father',
    additionalInfo: 'Groundnuts: allergic.\nUses glasses.',
  };
  await page.goto('/enrollment');
  await fillUpToReview(page, answers);
  await expect(page.getByRole('heading', { name: 'Parent/Guardian 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Parent/Guardian 1' }).click();
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  await page.locator('[name=parent1Phone]').fill('0977 123 456');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('0977 123 456')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const reference = (await page.getByText(referencePattern).textContent()) ?? '';
  const record = await recordAtDesk(school, 'enrollment-applications', reference);
  expect(record.answers).toMatchObject({
    studentFirstName: 'Thandiwé 🌻',
    studentLastName: 'Ng’andu-Phiri',
    parent2FirstName: 'يوسف',
    parent1Phone: '0977 123 456',
    additionalInfo: 'Groundnuts: allergic.\nUses glasses.',
  });
});

test('while it is being sent nothing can be pressed twice', async ({ page, school }) => {
  const { letGo } = await holdRequests(page, '**/api/enrollment-applications');
  let sends = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/enrollment-applications')) sends++;
  });
  await page.goto('/enrollment');
  await fillUpToReview(page, { ...sampleAnswers, studentFirstName: 'Nothando' });
  const submit = page.getByRole('button', { name: /^Submit/ });
  await submit.dblclick();
  await expect(submit).toHaveText('Submitting...');
  await expect(submit).toBeDisabled();
  await expect(submit).toBeFocused();
  const previous = page.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await previous.press('Enter');
  await expect(previous).toBeFocused();
  await page.getByRole('button', { name: 'Clear my data from this device' }).press('Enter');
  await expect(page.getByText('Your form is being sent. Please wait')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  letGo();
  await expect(page.getByText(referencePattern)).toBeVisible();
  expect(sends).toBe(1);
  expect(await listedAtDesk(school, 'enrollment-applications', 'Nothando')).toHaveLength(1);
});

test('Back goes one step back, also after Submit nothing can be sent again', async ({ page }) => {
  await page.goto('/enrollment');
  await fillUpToReview(page);
  await page.goBack();
  await expect(page.getByText('Step 3 of 4: Emergency Contact')).toBeVisible();
  await expect(page.locator('[name=emergencyContactName]')).toHaveValue('Bwalya Mwansa');
  await page.goBack();
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText(referencePattern)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
});

test('by keyboard alone', async ({ page, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await page.locator('[name=studentFirstName]').focus();
  await page.keyboard.type('Mutinta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await fillAnswers(page, { step: 1 });
  await page.locator('[name=studentLastName]').focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: /Parent\/Guardian Information/ });
  await expect(heading).toBeFocused();
});
