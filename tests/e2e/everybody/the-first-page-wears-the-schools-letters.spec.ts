import type { Page } from '@playwright/test';
import { applied, lookUp } from '#tests/support/papers-story.ts';
import { walkedPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Which of the fonts that came inside the page the browser has taken. */
const lettersIn = (page: Page) =>
  page.evaluate(() =>
    document.fonts.ready.then((fonts) =>
      [...fonts].flatMap(({ family, status }) => (/First Letters/.test(family) ? [status] : [])),
    ),
  );

test('the heading and the school’s name wear them before any font has come', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of [...walkedPages, '/sign-in', '/status']) {
    await page.goto(path);
    expect(await lettersIn(page), path).toEqual(['loaded']);
    const missing = await page.evaluate(() => {
      const heading = document.querySelector('h1');
      const widthIn = (family: string) => {
        if (heading) heading.style.fontFamily = family;
        return heading?.getBoundingClientRect().width;
      };
      if (heading) heading.style.display = 'inline-block';
      return widthIn('"First Letters", monospace') !== widthIn('"First Letters", serif');
    });
    expect(missing, `${path}: a letter of the heading is not there`).toBe(false);
  }
  expect(said.filter((text) => /font|policy/i.test(text) && !/woff2/.test(text))).toEqual([]);
});

test('so do the names on the page of a family, which a mail opens first', async ({
  page,
  school,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await lookUp(page, await applied(school));
  const without = await page
    .locator('[data-first-letters]')
    .locator('h2, h3')
    .evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const widthIn = (family: string) => {
          (heading as HTMLElement).style.cssText = `display:inline-block;font-family:${family}`;
          return heading.getBoundingClientRect().width;
        };
        const isThere = widthIn('"First Letters", monospace') === widthIn('"First Letters", serif');
        return isThere ? [] : [heading.textContent];
      }),
    );
  expect(without).toEqual([]);
});

test('nothing moves when the other letters are there', async ({ page, context }) => {
  await page.goto('/');
  const placeOn = (shown: Page) =>
    shown.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { x, y, width, height } = heading.getBoundingClientRect();
      return [x, y, width, height];
    });
  const first = await placeOn(page);
  await page.waitForLoadState('networkidle');
  const next = await context.newPage();
  await next.goto('/');
  expect(await placeOn(next)).toEqual(first);
});

test('who saves data gets none', async ({ browser, school }) => {
  const context = await browser.newContext({
    baseURL: school.address,
    extraHTTPHeaders: { 'Save-Data': 'on' },
  });
  const page = await context.newPage();
  await page.goto('/');
  expect(await lettersIn(page)).toEqual([]);
  await context.close();
});
