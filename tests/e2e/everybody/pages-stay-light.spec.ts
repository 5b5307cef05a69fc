import type { Page, Response } from '@playwright/test';
import { parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Bytes of script as they travel, until the page is hydrated and idle; nobody has touched anything yet. */
const MOST_ON_READING_PAGES = 6_000;
const MOST_ON_FORMS: Partial<Record<string, number>> = {
  '/enrollment': 75_500,
  '/careers': 82_000,
  '/contact': 75_000,
  '/parents/meals': 82_000,
  ...Object.fromEntries(parentForms.map(({ page }) => [page, 79_000])),
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
    const all: Response[] = [];
    page.on('response', (response) => all.push(response));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(all.map((response) => response.request().sizes()));
    const bytes = sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) =>
        sum + responseBodySize + responseHeadersSize,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(most);
  });
}

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
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  return scripts;
}
