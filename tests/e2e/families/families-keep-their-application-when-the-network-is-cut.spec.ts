import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Children of no other story, so that each is at the school once or not at all. */
const answersOf = (studentFirstName: string) => ({ ...sampleAnswers, studentFirstName });

test('cut at Submit: the page says so, keeps it, and sends it when the connection is back', async ({
  page,
  context,
  school,
}) => {
  await page.goto('/enrollment');
  await fillUpToReview(page, answersOf('Namukolo'));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const heading = page.getByRole('heading', { name: 'Saved on this device, not sent yet' });
  await expect(heading).toBeFocused();
  await expect(page.getByText('We could not reach the school.')).toBeVisible();
  const list = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('ten-miles.enrollment-applications') ?? '[]'),
  );
  expect(list).toMatchObject([
    { studentFirstName: 'Namukolo', delivery: { hasReachedSchool: false } },
  ]);

  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('We still cannot reach the school.')).toBeVisible();
  expect(await listedAtDesk(school, 'enrollment-applications', 'Namukolo')).toEqual([]);

  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
  await expect(page.getByText(/EN-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  expect(await listedAtDesk(school, 'enrollment-applications', 'Namukolo')).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('ten-miles.enrollment-draft'))).toBeNull();
});

test('what waits since yesterday says the day', async ({ page, hydrated }) => {
  const yesterday = '2026-11-27T16:11:00.000Z';
  await page.route('**/api/enrollment-applications', (route) => route.abort());
  await page.clock.setFixedTime('2026-11-28T08:00:00.000Z');
  await page.goto('/enrollment');
  await page.evaluate(
    ([list, entry]) => localStorage.setItem(list as string, entry as string),
    [
      'ten-miles.enrollment-applications',
      JSON.stringify([
        {
          ...answersOf('Lweendo'),
          submissionDate: yesterday,
          delivery: { key: '0193c7a0-0000-7000-8000-000000000001', hasReachedSchool: false },
        },
      ]),
    ],
  );
  await page.goto('/enrollment?submitted');
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText(
    'You pressed Submit Application on November 27, 2026, 6:11 PM. It is sent by itself',
  );
});

test('an answer that got lost on the way: the next visit sends it again, and the school has it once', async ({
  page,
  school,
}) => {
  await page.route('**/api/enrollment-applications', async (route) => {
    // The page tries again by itself after a second or two: its line stays as bad until it is left.
    const isNextVisit = new URL(route.request().frame().url()).pathname === '/';
    if (isNextVisit) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/enrollment');
  await fillUpToReview(page, answersOf('Mwangala'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Enrollment Submitted!', { exact: true })).toBeVisible();
  expect(await listedAtDesk(school, 'enrollment-applications', 'Mwangala')).toHaveLength(1);
});

test('a hotspot’s own page is not taken for the school’s answer', async ({ page }) => {
  await page.route('**/api/enrollment-applications', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Buy data</h1>' }),
  );
  await page.goto('/enrollment');
  await fillUpToReview(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  // The visit itself tries again; what the button does is shown after that try.
  const triedAgain = page.waitForResponse('**/api/enrollment-applications');
  await page.goto('/enrollment');
  await triedAgain;
  await expect(
    page.getByText('One application is saved on this device and not sent yet.'),
  ).toBeVisible();
  await page.unroute('**/api/enrollment-applications');
  // It may go by itself in this very moment; then there is no button to press any more.
  await page.getByRole('button', { name: 'Send now' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click();
  });
  await expect(page.getByText('Enrollment Submitted!', { exact: true })).toBeVisible();
  await expect(page.getByText('is saved on this device and not sent yet')).toBeHidden();
});

test('what the school refuses comes back into the form', async ({ page }) => {
  await page.route('**/api/enrollment-applications', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Incomplete or Invalid Information',
        status: 422,
        detail: 'Date of birth must be in the past',
        errors: [{ field: 'studentDOB', message: 'Date of birth must be in the past' }],
      },
    }),
  );
  await page.goto('/enrollment');
  await fillUpToReview(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const notice = page.locator('.notice');
  await expect(notice.getByText('Date of birth must be in the past')).toBeVisible();
  await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
});
