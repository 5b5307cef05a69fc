import { expect, type Page } from '@playwright/test';

/** A phone with letters of twice their size (what people set in Chrome under "Font size"), and the smallest phone. */
const looks = [
  { width: 360, letters: 32 },
  { width: 320, letters: 16 },
];
const HEIGHT = 640;

/** Every text of the page that is open can be read on a small phone and with large letters, and not too much stays covered. */
export async function expectReadableOnSmallPhones(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const { width, letters } of looks) {
    const what = `${new URL(page.url()).pathname}, ${width} px, letters of ${letters} px`;
    await page.setViewportSize({ width, height: HEIGHT });
    await browser.send('Page.setFontSizes', {
      fontSizes: { standard: letters, fixed: letters },
    });
    await expect.poll(() => lettersOf(page), what).toBe(letters);
    await expect.poll(() => sidewaysPixels(page), `${what}: scrolls sideways`).toBe(0);
    await expect.poll(() => cutWords(page), `${what}: cut words`).toEqual([]);
    const covered = await heldByTheHeader(page);
    expect(covered, `${what}: stays covered`).toBeLessThanOrEqual(HEIGHT / 4);
  }
  await browser.detach();
}

const lettersOf = (page: Page) =>
  page.evaluate(() => {
    // The letters of the browser itself, in pixels; the page's own are measured by them.
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.fontSize = 'medium';
    const size = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return size;
  });

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
        // The statuses of a list stand in one row, whose links the keyboard reaches.
        const scroller = parent.closest('[tabindex="0"], .scroll, pre, .tally');
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

/** How much of the window stays covered by the header once one has scrolled. */
const heldByTheHeader = (page: Page) =>
  page.evaluate(() => {
    // A short page ends before its header is gone.
    document.body.style.paddingBottom = '900px';
    scrollTo({ top: 900, behavior: 'instant' });
    const header = document.querySelector('.top, #desk-bar');
    const { bottom = 0 } = header?.getBoundingClientRect() ?? {};
    document.body.style.removeProperty('padding-bottom');
    return Math.max(0, bottom);
  });
