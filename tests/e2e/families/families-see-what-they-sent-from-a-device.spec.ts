import { expectAccessible } from '#tests/support/accessibility.ts';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const answers = { ...sampleAnswers, studentFirstName: 'Malele' };
const byName = (school: RunningSchool, name: string) =>
  listedAtDesk(school, 'enrollment-applications', name);
const LIST = 'Your applications from this device';
const REFERENCE = /EN-[2-9A-Z]{4}-[2-9A-Z]{4}/;

test('sent without a network, the form is empty and the list says what waits, then its reference', async ({
  page,
  context,
  hydrated,
  school,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await expect(page.getByText(LIST)).toBeHidden();
  await fillUpToReview(page, answers);
  await page.route('**/api/enrollment-applications', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();

  await page.goto('/enrollment');
  await hydrated(page);
  const list = page
    .locator('section.note')
    .filter({ has: page.getByRole('heading', { name: LIST }) });
  await expect(list.getByRole('listitem')).toHaveText([
    `Malele ${answers.studentLastName}: not sent yet. It is sent by itself when there is a connection.`,
  ]);
  await expect(page.locator('[name=studentFirstName]').first()).toHaveValue('');
  await expect(page.getByText('You have started this form before.')).toBeHidden();
  expect(await byName(school, 'Malele')).toEqual([]);
  await expectAccessible(page);

  await page.unroute('**/api/enrollment-applications');
  // It may have gone out by itself in between.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(list.getByRole('listitem')).toContainText([REFERENCE]);
  const [row] = await byName(school, 'Malele');
  await expect(list).toContainText(String(row?.reference));

  await page.goto('/status');
  await expect(page.getByRole('heading', { name: LIST })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Malele' })).toContainText(
    String(row?.reference),
  );
  await expectAccessible(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText(LIST)).toBeHidden();
});

test('the page of the status sends what waits and says that the school has it', async ({
  page,
  hydrated,
  school,
}) => {
  const name = 'Chipego';
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page, { ...answers, studentFirstName: name });
  await page.route('**/api/enrollment-applications', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await page.goto('/status');
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText('not sent yet');
  await page.unroute('**/api/enrollment-applications');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(entry).toContainText(REFERENCE);
  const [row] = await byName(school, name);
  await expect(entry).toContainText(String(row?.reference));
});

test('an application that the school refuses stands in the form after a reload', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page, answers);
  const problem = { title: 'Not taken', status: 422, detail: 'Call us, please.', errors: [] };
  await page.route('**/api/enrollment-applications', (route) =>
    route.fulfill({ status: 422, json: problem }),
  );
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Call us, please.').first()).toBeVisible();
  await page.goto('/enrollment');
  await hydrated(page);
  await expect(page.locator('[name=studentFirstName]').first()).toHaveValue('Malele');
});

test('a key that the school has with other answers ends with the reference that it gave', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page, answers);
  const receipt = { reference: 'EN-7KQ4-M2XD', submissionDate: new Date().toISOString() };
  const detail = 'The school already has this form, with different answers.';
  let count = 0;
  await page.route('**/api/enrollment-applications', (route) => {
    count++;
    return route.fulfill({ status: 422, json: { title: 'Sent before', detail, receipt } });
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('EN-7KQ4-M2XD')).toBeVisible();
  await page.goto('/enrollment');
  await hydrated(page);
  await expect(page.getByText(`Reference EN-7KQ4-M2XD. ${detail}`)).toBeVisible();
  expect(count).toBe(1);
});
