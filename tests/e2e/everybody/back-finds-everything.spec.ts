import { type Browser, devices, type LaunchOptions, type Page } from '@playwright/test';
import { wholeBrowser } from '#tests/support/browsers.ts';
import { fillAnswers } from '#tests/support/enrollment-form.ts';
import { walkedPages } from '#tests/support/public-pages.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test as story } from '#tests/support/school-story.ts';

declare global {
  interface Window {
    isRestored?: boolean;
  }
}

/** Playwright keeps pages out of the back-forward cache, which whoever reads has. */
const WITH_MEMORY = {
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(wholeBrowser && { executablePath: wholeBrowser }),
};

const test = story.extend<{ open: (more: LaunchOptions) => Promise<Page> }>({
  open: async ({ playwright, launchOptions, baseURL }, use) => {
    const browsers: Browser[] = [];
    await use(async (more) => {
      const browser = await playwright.chromium.launch({ ...launchOptions, ...more });
      browsers.push(browser);
      const phone = { viewport: devices['Galaxy S8'].viewport, ...(baseURL && { baseURL }) };
      const asVisitor = {
        ...phone,
        serviceWorkers: 'block',
        locale: 'en-ZM',
        reducedMotion: 'no-preference',
      } as const;
      return (await browser.newContext(asVisitor)).newPage();
    });
    for (const browser of browsers) await browser.close();
  },
});

test('Back restores every public page from the browser’s memory', async ({ open, hydrated }) => {
  const page = await open(WITH_MEMORY);
  const shaped = ['/enrollment?step=2', '/contact?subject=Fees'];
  for (const path of [...walkedPages, ...shaped]) {
    await page.goto(path);
    await hydrated(page);
    await listenForRestoring(page);
    await page.goto(path === '/faq' ? '/about' : '/faq');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => isRestored(page), path).toBe(true);
  }
});

for (const [how, options, hasTransitions] of [
  ['from the browser’s memory', WITH_MEMORY, true],
  ['loaded anew', {}, true],
  // No flag of today's Chromium takes view transitions away; who wants less motion has none.
  ['without view transitions', WITH_MEMORY, false],
] as const) {
  test(`Back and forward find the form, its step and every letter, ${how}`, async ({
    open,
    hydrated,
  }) => {
    const page = await open({ ...options });
    if (!hasTransitions) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/enrollment');
    await hydrated(page);
    await fillAnswers(page, { step: 1 });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 2 of 4').first()).toBeVisible();
    await fillAnswers(page, { step: 2 });
    await listenForRestoring(page);

    await page.goto('/faq');
    await page.goBack({ waitUntil: 'commit' });
    if (options === WITH_MEMORY) await expect.poll(() => isRestored(page)).toBe(true);
    await expect(page.getByText('Step 2 of 4').first()).toBeVisible();
    await hydrated(page);
    await expectAnswers(page, ['parent1FirstName', 'parent1LastName']);

    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
    await expectAnswers(page, ['studentFirstName', 'studentLastName', 'studentDOB']);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page.getByText('Step 2 of 4').first()).toBeVisible();
    await expectAnswers(page, ['parent1FirstName', 'parent1LastName']);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/faq');
  });
}

test('Back finds nothing of what was cleared from the device on a later page', async ({
  open,
  hydrated,
}) => {
  const page = await open(WITH_MEMORY);
  await page.goto('/enrollment');
  await hydrated(page);
  await fillAnswers(page, { step: 1 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 4').first()).toBeVisible();
  await fillAnswers(page, { step: 2 });

  await page.goto('/contact');
  await hydrated(page);
  await clearDevice(page);
  await backToWhatWasCleared(page);
  await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
  await hydrated(page);
  await expectNothingTyped(page);
  await page.getByLabel('First name').first().press('M');
  expect(await draftOn(page)).not.toContain(sampleAnswers.studentLastName);
});

test('nor what was typed before the page was hydrated', async ({ open, hydrated }) => {
  const page = await open(WITH_MEMORY);
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/enrollment');
  await page.locator('[name=studentFirstName]').fill(sampleAnswers.studentFirstName);
  expect(await draftOn(page)).toContain(sampleAnswers.studentFirstName);
  await page.unroute('**/assets/**');

  await page.goto('/contact');
  await hydrated(page);
  await clearDevice(page);
  await backToWhatWasCleared(page);
  await hydrated(page);
  await expectNothingTyped(page);
});

test('nor what was cleared in another tab, nor an address that is nowhere kept', async ({
  open,
  hydrated,
}) => {
  const page = await open(WITH_MEMORY);
  await page.goto('/enrollment');
  await hydrated(page);
  await page.locator('[name=studentFirstName]').fill(sampleAnswers.studentFirstName);
  await page.goto('/faq');
  await hydrated(page);
  const other = await page.context().newPage();
  await other.goto('/contact');
  await hydrated(other);
  // The page that is open begins anew at once; the one behind it when Back brings it.
  const begunAnew = page.waitForEvent('load');
  await clearDevice(other);
  await begunAnew;
  await backToWhatWasCleared(page);
  await expectNothingTyped(page);

  const address = page.locator('footer input[type=email]');
  await page.goto('/about');
  await hydrated(page);
  await address.fill('bwalya@mail.example');
  await page.goto('/contact');
  await hydrated(page);
  await clearDevice(page);
  await backToWhatWasCleared(page);
  await expect(page).toHaveURL('/about');
  await expect(address).toHaveValue('');
});

async function clearDevice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear my data from this device' }).click();
  await page.getByRole('button', { name: 'Clear my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
}

/** The page that Back brings begins anew at once, which may be before the browser says that it came. */
async function backToWhatWasCleared(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' }).catch((error: Error) => {
    if (!error.message.includes('ERR_ABORTED')) throw error;
  });
}

/** Neither at once nor when React has taken over the page that took the place of the one that Back brought. */
async function expectNothingTyped(page: Page): Promise<void> {
  const name = page.locator('[name=studentFirstName]').first();
  await expect(name).toHaveValue('');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(name).toHaveValue('');
}

const draftOn = (page: Page) =>
  page.evaluate(() => localStorage.getItem('ten-miles.enrollment-draft') ?? '');

async function expectAnswers(page: Page, names: (keyof typeof sampleAnswers)[]): Promise<void> {
  for (const name of names)
    await expect(page.locator(`[name="${name}"]:visible`)).toHaveValue(sampleAnswers[name]);
}

const listenForRestoring = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.isRestored = persisted;
    });
  });

const isRestored = (page: Page) => page.evaluate(() => window.isRestored).catch(() => undefined);
