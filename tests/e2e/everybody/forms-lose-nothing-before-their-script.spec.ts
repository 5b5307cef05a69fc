import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const SCRIPTS = '**/assets/**/*.js';
const reference = (prefix: string) => new RegExp(`${prefix}-[2-9A-Z]{4}-[2-9A-Z]{4}`);

const keptIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const listIn = async (page: Page, key: string) =>
  JSON.parse((await keptIn(page))[`ten-miles.${key}`] ?? '[]');

test.describe('an enrollment application that is sent before the script is there', () => {
  const child = { ...sampleAnswers, studentFirstName: 'Early' };

  test('leaves no draft, and stands in the list as any other, once', async ({
    page,
    school,
    hydrated,
  }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/enrollment', { waitUntil: 'commit' });
    await fillUpToReview(page, child);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const shown = page.getByText(reference('EN'));
    await expect(shown).toBeVisible();
    expect(Object.keys(await keptIn(page)).join()).not.toContain('draft');
    letGo();
    await hydrated(page);

    const [entry, ...others] = await listIn(page, 'enrollment-applications');
    expect(others).toEqual([]);
    expect(entry).toEqual({
      ...child,
      submissionDate: expect.stringMatching(/^20.*Z$/),
      delivery: {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        hasReachedSchool: true,
        noticeVersion: '2026-11',
        reference: await shown.textContent(),
      },
    });
    await page.reload();
    await hydrated(page);
    await expect(shown).toBeVisible();
    expect(await listIn(page, 'enrollment-applications')).toEqual([entry]);

    await page.goto('/enrollment');
    await hydrated(page);
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
    await expect(page.getByText('You have started this form before.')).toBeHidden();
    expect(await listedAtDesk(school, 'enrollment-applications', 'Early')).toHaveLength(1);
  });

  test('does not come back to a phone that was cleared since', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/enrollment', { waitUntil: 'commit' });
    await fillUpToReview(page, { ...child, studentFirstName: 'Cleared' });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText(reference('EN'))).toBeVisible();
    letGo();
    await hydrated(page);
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    expect(await cookies()).toEqual(['enrollment-receipt']);
    await page.getByRole('button', { name: 'Clear my data from this device' }).click();
    await page.getByRole('button', { name: 'Clear my data', exact: true }).click();
    await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
    await expect(page.getByText(reference('EN'))).toBeHidden();
    await expect.poll(cookies).toEqual([]);
    await page.goto('/enrollment?submitted');
    await hydrated(page);
    await expect(page.getByText(reference('EN'))).toBeHidden();
    expect(await keptIn(page)).toEqual({});
  });
});

test('the review shows no answers before it shows those of the draft, and nobody sends unseen ones', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page);
  const missing = page.getByText('N/A', { exact: true }).first();
  const submit = page.getByRole('button', { name: 'Submit Application' });
  const waits = page.getByText('Your answers are on this device.');
  const show = page.getByRole('button', { name: 'Show my answers' });
  const { letGo } = await holdRequests(page, SCRIPTS);

  await page.goto('/enrollment?step=4', { waitUntil: 'commit' });
  await expect(waits).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(submit).toBeHidden();
  await expectAccessibleAtEachWidth(page);
  await show.click();
  await expect(page.getByText('May 14, 2020')).toBeVisible();
  await expect(submit).toBeVisible();
  await expect(waits).toBeHidden();

  await page.goto('/enrollment?step=4', { waitUntil: 'commit' });
  await expect(show).toBeVisible();
  letGo();
  await hydrated(page);
  await expect(page.getByText('May 14, 2020')).toBeVisible();
  await expect(submit).toBeVisible();
  await expect(show).toBeHidden();
});
