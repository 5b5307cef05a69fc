import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { countQueuedRequests } from '#tests/support/readers/queued-requests.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

const FORM = '/careers?position=art-teacher';
const buffer = samplePdf();
const resume = { name: 'Natasha Zulu.pdf', mimeType: 'application/pdf', buffer };
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Exactly one application with this address, and exactly one file with the resume's bytes belongs to it. */
async function expectArrivedOnce(school: RunningSchool, email: string) {
  const rows = await listedAtDesk(school, 'job-applications', email);
  expect(rows).toHaveLength(1);
  const folder = join(school.dataDir, 'files');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => digest(readFileSync(join(entry.parentPath, entry.name))));
  expect(files).toContain(digest(buffer));
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ten-miles.job-applications') ?? '[]'));

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Natasha Zulu');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Cover letter').fill('I paint.');
  await page.getByLabel('Resume').setInputFiles(resume);
}

/** Not closed, which would let go what is held here: it reaches the school then. */
async function killTab(page: Page) {
  const isGone = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await isGone;
  await page.close();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();

test('the answer is dropped after the commit: it goes out again by itself, and is there once', async ({
  page,
  hydrated,
  school,
}) => {
  await page.goto(FORM);
  await hydrated(page);
  await fillIn(page, 'dropped@mail.example');
  let drops = 2;
  await page.route('**/api/job-applications', async (route) => {
    if (drops-- <= 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await submit(page);
  await expect(page.getByText('Your answers and your resume are saved')).toBeVisible();
  await expect(page.getByText('Application Received!')).toBeVisible({ timeout: 20_000 });
  await expectArrivedOnce(school, 'dropped@mail.example');
  expect(await kept(page)).toMatchObject([{ delivery: { hasReachedSchool: true } }]);
  await expect.poll(() => countQueuedRequests(page)).toBe(0);
});

test('the tab dies in the middle of the upload: the next visit sends it, and nobody chooses the file again', async ({
  page,
  context,
  hydrated,
  school,
}) => {
  await page.goto(FORM);
  await hydrated(page);
  await fillIn(page, 'power@mail.example');
  await context.route('**/api/job-applications', () => {});
  const upload = page.waitForRequest('**/api/job-applications');
  await submit(page);
  await upload;
  await killTab(page);
  await context.unroute('**/api/job-applications');
  expect(await listedAtDesk(school, 'job-applications', 'power@mail.example')).toEqual([]);

  const later = await context.newPage();
  await later.goto('/about');
  await expect(later.getByText('Application Submitted!', { exact: true })).toBeVisible();
  await expectArrivedOnce(school, 'power@mail.example');
  expect(await kept(later)).toMatchObject([
    { resume: resume.name, delivery: { hasReachedSchool: true } },
  ]);
  await expect.poll(() => countQueuedRequests(later)).toBe(0);
});

test('what waits stands in its form again, with the file, and the page says when it has arrived', async ({
  page,
  context,
  hydrated,
  school,
}) => {
  await page.goto(FORM);
  await hydrated(page);
  await fillIn(page, 'back@mail.example');
  await context.route('**/api/job-applications', (route) => route.abort('internetdisconnected'));
  await submit(page);
  await expect(page.getByText('Not sent yet.')).toBeVisible();

  await page.goto(FORM);
  await hydrated(page);
  await expect(page.getByText('Your answers and your resume are saved')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('back@mail.example');
  const file = page.getByLabel('Resume');
  await expect(file).toHaveValue(/Natasha Zulu\.pdf$/);
  await context.unroute('**/api/job-applications');
  await expect(page.getByRole('heading', { name: 'Application Received!' })).toBeVisible({
    timeout: 20_000,
  });
  await expectArrivedOnce(school, 'back@mail.example');
});

test('what the school refuses later comes back into its form with the reason and the file', async ({
  page,
  context,
  hydrated,
  school,
}) => {
  await page.goto(FORM);
  await hydrated(page);
  await fillIn(page, 'refused@mail.example');
  await context.route('**/api/job-applications', (route) => route.abort('internetdisconnected'));
  await submit(page);
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  await context.unroute('**/api/job-applications');
  const detail = 'This opening takes no applications any more.';
  await context.route('**/api/job-applications', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Incomplete Application',
        status: 422,
        detail,
        errors: [],
      },
    }),
  );

  await page.goto('/about');
  await expect(
    page.getByText(`The school could not take one job application: ${detail}`),
  ).toBeVisible();
  await context.unroute('**/api/job-applications');
  await page.getByRole('button', { name: 'Go to the form' }).click();
  await expect(page.locator('.summary').getByText(detail)).toBeVisible();
  await expect(page.getByLabel('Resume')).toHaveValue(/Natasha Zulu\.pdf$/);
  await submit(page);
  await expect(page.getByText('Application Received!')).toBeVisible();
  await expectArrivedOnce(school, 'refused@mail.example');
  await expect(page.getByText('The school could not take')).toBeHidden();
});

test('a school that asks for peace is left in peace', async ({ page, hydrated }) => {
  await page.goto('/contact');
  await hydrated(page);
  let tries = 0;
  await page.route('**/api/contact-messages', (route) => {
    tries++;
    return route.fulfill({ status: 429, headers: { 'Retry-After': '3600' }, body: '' });
  });
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Mwansa');
  await main.getByLabel('Email Address').fill('mwansa@example.com');
  await main.getByLabel('Subject').fill('Peace');
  await main.getByLabel('Message').fill('Later');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('One message is saved on this device')).toBeInViewport();
  await page.goto('/');
  await expect(page.getByText('One message is saved on this device')).toBeVisible();
  expect(tries).toBe(1);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('We still cannot reach the school.')).toBeVisible();
  expect(tries).toBe(2);
});
