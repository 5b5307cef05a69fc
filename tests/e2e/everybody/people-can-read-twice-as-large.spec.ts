import type { Page } from '@playwright/test';
import { walkedPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** The browser's own letters at twice their size: what people set in Chrome under "Font size". */
const TWICE = 32;
const PHONE = { width: 360, height: 640 };

test.use({ viewport: PHONE });

for (const path of walkedPages) {
  test(`${path} can be read with letters of twice their size`, async ({ page }) => {
    await enlargeLetters(page, TWICE);
    await page.goto(path);
    expect(await sidewaysPixels(page), 'scrolls sideways').toBe(0);
    expect(await cutWords(page)).toEqual([]);
    expect(await heldByTheHeader(page), 'stays covered').toBeLessThanOrEqual(PHONE.height / 4);
  });
}

async function enlargeLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}

const sidewaysPixels = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Texts of which a part lies outside the window, or outside a box that hides what does not fit. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, .skip');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, width } of range.getClientRects()) {
        const scroller = parent.closest('[tabindex="0"], .scroll, pre');
        if (width > 1 && !scroller && (left < -1 || right > innerWidth + 1)) {
          cut.push(
            `${node.textContent.trim().slice(0, 40)} (${Math.round(left)} to ${Math.round(right)})`,
          );
          break;
        }
      }
    }
    return cut;
  });

/** How much of the window stays covered once one has scrolled. */
const heldByTheHeader = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 900);
    await new Promise(requestAnimationFrame);
    const { bottom } = document.querySelector('.top')?.getBoundingClientRect() ?? { bottom: 0 };
    return Math.max(0, bottom);
  });
