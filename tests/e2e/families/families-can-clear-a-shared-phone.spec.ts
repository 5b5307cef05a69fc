import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { tabsApart } from '#tests/support/browsers.ts';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { countQueuedRequests } from '#tests/support/readers/queued-requests.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ launchOptions: tabsApart });

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const clear = (page: Page) =>
  page.getByRole('button', { name: 'Clear my data from this device' }).click();

test('after sending: everything of the family is gone from the phone, and the page says so', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('ten-miles.auth', '{}');
    localStorage.setItem('another-site.thing', 'stays');
  });

  await clear(page);
  const dialog = page.getByRole('alertdialog', { name: 'Clear your data from this device?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  expect(await keys(page)).toContain('ten-miles.enrollment-applications');

  await clear(page);
  await expect(dialog).not.toContainText('has not reached the school yet');
  await dialog.getByRole('button', { name: 'Clear my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
  expect(await keys(page)).toEqual(['another-site.thing']);
  await expect(page.getByText('Mutinta')).toBeHidden();
});

test('in the middle of the form: the fields are empty and stay so', async ({ page, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await page.locator('[name=studentFirstName]').fill('Mutinta');
  await clear(page);
  await page.getByRole('button', { name: 'Clear my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
});

test('another open tab hears of it at once: its forms are empty and stay so', async ({
  page,
  context,
  hydrated,
}) => {
  const enrollment = await context.newPage();
  await enrollment.goto('/enrollment');
  await hydrated(enrollment);
  await enrollment.locator('[name=studentFirstName]').fill('Mutinta');
  const contact = await context.newPage();
  await contact.goto('/contact');
  await contact.locator('#message').fill('Mutinta is ill');
  await contact.getByRole('textbox', { name: 'Email' }).last().fill('shared@mail.example');

  await page.goto('/enrollment');
  await hydrated(page);
  await clear(page);
  await page.getByRole('button', { name: 'Clear my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
  await expect(enrollment.locator('[name=studentFirstName]')).toHaveValue('');
  await expect(contact.locator('#message')).toHaveValue('');
  await hydrated(enrollment);
  await hydrated(contact);
  await expect(enrollment.locator('[name=studentFirstName]')).toHaveValue('');
  for (const field of await contact.locator('input:visible, textarea').all())
    await expect(field).toHaveValue('');
  expect(await keys(page)).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what waits is named in the question, and goes with its file and the kept pages', async ({
    page,
    context,
    hydrated,
  }) => {
    await page.goto('/careers?position=art-teacher');
    await hydrated(page);
    await untilSiteIsKept(page);
    await page.getByLabel('Full name').fill('Natasha Zulu');
    await page.getByLabel('Email', { exact: true }).fill('shared@mail.example');
    await page
      .getByLabel('Resume')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Your answers and your resume are saved')).toBeVisible();

    await clear(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(
      'You have sent something that the school does not have yet.',
    );
    await dialog.getByRole('button', { name: 'Clear my data', exact: true }).click();
    await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByText('is saved on this device and not sent yet')).toBeHidden();
    const left = await page.evaluate(async () => ({
      keys: Object.keys(localStorage),
      caches: await caches.keys(),
    }));
    expect(left).toEqual({ keys: [], caches: [] });
    expect(await countQueuedRequests(page)).toBe(0);
  });
});

test('what was delivered and drafts go by themselves after 30 days; the page says so before', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await expect(page.getByText('stays on this device for 30 days')).toBeVisible();
  const entry = (days: number) => ({
    name: `${days} days`,
    submissionDate: daysAgo(days),
    delivery: { key: String(days), hasReachedSchool: true },
  });
  await page.evaluate(
    ([messages, draft, savedAt]) => {
      localStorage.setItem('ten-miles.contact-messages', messages as string);
      localStorage.setItem('ten-miles.enrollment-draft', draft as string);
      localStorage.setItem('ten-miles.enrollment-draft-saved-at', savedAt as string);
    },
    [
      JSON.stringify([entry(31), entry(29)]),
      JSON.stringify(sampleAnswers),
      JSON.stringify(daysAgo(31)),
    ],
  );
  await page.reload();
  await hydrated(page);
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
  await expect.poll(() => keys(page)).toEqual(['ten-miles.contact-messages']);
  const names = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('ten-miles.contact-messages') ?? '[]').map(
        ({ name }: { name: string }) => name,
      ),
    );
  await expect.poll(names).toEqual(['29 days']);
});
