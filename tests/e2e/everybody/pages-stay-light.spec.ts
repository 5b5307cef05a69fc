import type { Page, Response } from '@playwright/test';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** Bytes of script as they travel, until the page is hydrated and idle; nobody has touched anything yet. */
const MOST_ON_READING_PAGES = 6_000;
const MOST_ON_FORMS: Partial<Record<string, number>> = {
  '/enrollment': 75_400,
  '/careers': 76_200,
  '/contact': 72_100,
  '/parents/meals': 77_300,
  ...Object.fromEntries(parentForms.map(({ page }) => [page, 74_600])),
};

/** Of a screen behind the sign-in: libraries, what every screen runs, what most do, and its own. */
const MOST_FILES_OF_A_SCREEN = 20;

/** Bytes of the first visit of a phone, all bodies with their heads; `npm run bench -- cold-visits` has all pages. */
const MOST_OF_FIRST_VISIT: [path: string, most: number][] = [
  ['/', 48_000],
  ['/enrollment', 120_000],
  ['/careers', 125_000],
  ['/sign-in', 110_000],
];

/** What only React has in it. */
const REACT = /react\.dev\/errors/;

for (const path of publicPages) {
  test(`${path} asks little of a phone’s data`, async ({ page, hydrated }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(
      bytes,
      `${path}: a page to read has no island (*.enhance.ts can do much); a page with a form stands in MOST_ON_FORMS`,
    ).toBeLessThanOrEqual(MOST_ON_FORMS[path] ?? MOST_ON_READING_PAGES);
  });
}

for (const [path, most] of MOST_OF_FIRST_VISIT) {
  test(`a first visit to ${path} costs at most ${most / 1000} KB`, async ({ page, hydrated }) => {
    // As for every visitor but the school's very first: what is kept is compressed as hard as it gets.
    await expect
      .poll(async () => {
        const headers = (await page.request.get(path)).headers();
        return headers.etag ?? headers['cache-control'];
      })
      .toMatch(/^W?\/?"|no-store/);
    const all = collect(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await bytesOf(all)).toBeLessThanOrEqual(most);
  });
}

test('a first visit to the portal costs at most 150 KB, and a child’s page 21.5 KB', async ({
  page,
  hydrated,
  school,
}) => {
  const { reference, session } = await newGuardian(school);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, session);
  const all = collect(page);
  await page.goto('/portal');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Your children' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const atFirst = await bytesOf(all);
  expect(atFirst).toBeLessThanOrEqual(150_000);
  await page.getByRole('heading', { level: 3 }).getByRole('link').click();
  // What the school answers about the child is a part of it.
  await expect(page).toHaveURL(`/portal/applications/${reference}`);
  await expect(page.getByText(reference).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await bytesOf(all)) - atFirst).toBeLessThanOrEqual(21_500);
});

test('who reads ten pages has no React on the phone; who opens a form has it once', async ({
  page,
  hydrated,
}) => {
  // Read at once: the next page takes the browser's memory of them away.
  const read: Promise<{ on: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const on = new URL(response.frame().url()).pathname;
    read.push(response.text().then((text) => ({ on, text })));
  });
  const ten = ['/', '/about', '/academics', '/events', '/parents', '/faq', '/privacy', '/terms'];
  for (const path of [...ten, '/parents/documents', '/parents/sample-schedule']) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  const withReact = async () =>
    (await Promise.all(read)).filter(({ text }) => REACT.test(text)).map(({ on }) => on);
  expect(read.length).toBeGreaterThan(0);
  expect(await withReact()).toEqual([]);

  await page.goto('/contact');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await withReact()).toEqual(['/contact']);
});

for (const path of ['/sign-in', '/portal', '/staff/meals']) {
  test(`${path} comes in few files`, async ({ page, school }) => {
    // Each file costs a round trip and its headers, which are larger than many a module.
    const scripts = collectScripts(page);
    if (path === '/sign-in') await page.goto(path);
    else await openAsColleague(page, path, await newColleague(school, 'admissions'));
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.length).toBeLessThanOrEqual(MOST_FILES_OF_A_SCREEN);
  });
}

function collectScripts(page: Page): Response[] {
  return collect(page, (response) => response.request().resourceType() === 'script');
}

function collect(page: Page, isWanted = (_response: Response) => true): Response[] {
  const wanted: Response[] = [];
  page.on('response', (response) => {
    if (isWanted(response)) wanted.push(response);
  });
  return wanted;
}

/** Bodies with their heads, as they travel. */
async function bytesOf(responses: Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + responseHeadersSize,
    0,
  );
}

/** Somebody who follows one application, and what their phone keeps of that. */
async function newGuardian(school: RunningSchool) {
  const run = (statement: string) => changeRows(school, statement);
  const { reference } = await (await sendApplication(school.address)).json();
  const guardian = await openStaffAccount(school, run);
  await guardian.post('/api/portal/links', { code: await newAccessCode(run, reference) });
  return { reference, session: await guardian.signInElsewhere() };
}
