import type { Page } from '@playwright/test';
import { walkedPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

// A worker that the browser may not install would be a complaint.
test.use({ serviceWorkers: 'allow' });

/** How axe sees these pages is part of the story of each. */
for (const path of walkedPages) {
  test.describe(path, () => {
    for (const width of [320, 1280]) {
      test(`stands still and whole at ${width} px`, async ({ page, school, hydrated }) => {
        const complaints = listenForComplaints(page, school.address);
        await page.addInitScript(addUpLayoutShift);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await hydrated(page);
        await expectOutline(page);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        await expect(page.getByRole('navigation').first()).toBeAttached();
        expect(await sidewaysPixels(page)).toBe(0);

        const layoutShift = await page.evaluate(layoutShiftInTheEnd);
        expect(complaints).toEqual([]);
        // To the three digits that are told: our letters differ from the phone's own by a hair's breadth.
        expect(layoutShift.sum, layoutShift.moved.join('\n')).toBeCloseTo(0, 3);
      });
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [1280, 800],
] as const) {
  test(`the title stands where it stands before its picture has come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of walkedPages) {
      await test.step(path, async () => {
        await page.goto(path);
        const title = page.getByRole('heading', { level: 1 });
        const before = await title.boundingBox();
        // A page that arrives in two pieces, cut before the picture.
        await page.locator('.pictured > img').evaluateAll((all) => all.map((one) => one.remove()));
        expect(await title.boundingBox(), path).toEqual(before);
      });
    }
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });

  test('every page can be read', async ({ page }) => {
    for (const path of walkedPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectOutline(page);
        const words = (await page.getByRole('main').innerText()).split(/\s+/);
        expect(words.length, path).toBeGreaterThan(100);
        expect(await sidewaysPixels(page), path).toBe(0);
      });
    }
  });
});

declare global {
  interface Window {
    /** How much has moved by itself so far, and what did. */
    layoutShift(): { sum: number; moved: string[] };
  }
}

function addUpLayoutShift() {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  let sum = 0;
  const moved: string[] = [];
  const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const add = (shifts: PerformanceEntryList) => {
    for (const { hadRecentInput, value, startTime, sources } of shifts as LayoutShift[]) {
      if (hadRecentInput) continue;
      sum += value;
      for (const { node, previousRect, currentRect } of sources) {
        const what = node instanceof Element ? node.outerHTML : node?.textContent;
        moved.push(
          `${startTime} ms, ${value}: ${at(previousRect)} to ${at(currentRect)}: ${what?.slice(0, 120)}`,
        );
      }
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.layoutShift = () => {
    add(observer.takeRecords());
    return { sum, moved };
  };
}

/** After the last that a page does by itself: its letters are there, its worker is asked for, and what came of it is drawn. */
async function layoutShiftInTheEnd() {
  await document.fonts.ready;
  const latest = performance.now() + 3000;
  while (!(await navigator.serviceWorker.getRegistration()) && performance.now() < latest) {
    await new Promise(requestAnimationFrame);
  }
  for (let frame = 0; frame < 2; frame++) {
    await new Promise(requestAnimationFrame);
  }
  return window.layoutShift();
}

/** Errors in the console, and requests that leave the school's own host, as they come. */
function listenForComplaints(page: Page, address: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== address) complaints.push(url);
  });
  return complaints;
}

/** One h1, which comes first, and no level that is skipped on the way down. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped).toEqual([]);
}

const sidewaysPixels = (page: Page) =>
  page
    .locator('html')
    .evaluate((element) => Math.max(0, element.scrollWidth - element.clientWidth));
