import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * No violations of WCAG 2.2 A and AA that axe can find, nor of its colours in the dark. It looks at what stands: after
 * a click the story has to wait for what the click brings. Where the address changes meanwhile, it looks again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const address = page.url();
  const found = await look(page).catch((error: unknown) => {
    if (page.url() === address) throw error;
  });
  if (page.url() !== address) return expectAccessible(page);
  expect(found).toEqual({ inTheLight: [], sticksOut: [], inTheDark: [] });
}

/** The same on the narrowest phone and on a computer, where the story then goes on; it begins at any width. */
export async function expectAccessibleAtEachWidth(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
}

async function look(page: Page) {
  // The Content-Security-Policy forbids script elements from here; evaluating is not one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const inTheLight = await violations(page, { type: 'tag', values: TAGS });
  const sticksOut = await page.evaluate(whatSticksOut);
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    const inTheDark = await violations(page, { type: 'rule', values: RULES_OF_COLOUR });
    return { inTheLight, sticksOut, inTheDark };
  } finally {
    await page.emulateMedia({ colorScheme: null });
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that the dark changes; the structure is the same. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    // A colour that is still changing, or a page that still fades in, is neither the one nor the other. What goes on
    // for longer than a second, such as a notice that leaves by itself, is not waited for.
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      const left = Number(endTime) - Number(animation.currentTime ?? 0);
      if (left <= 1000) animation.finish();
    }
    // What a bar that stays in sight half covers can be scrolled clear of it; axe would call it too small to press.
    const staying = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (one) => getComputedStyle(one).position === 'sticky',
    );
    for (const one of staying) one.style.setProperty('position', 'static', 'important');
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
      document,
      { runOnly: only, resultTypes: ['violations'] },
    );
    for (const one of staying) one.style.removeProperty('position');
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  }, runOnly);
}

/** The elements that make the page scroll sideways; none when it does not. */
function whatSticksOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth === clientWidth) return [];
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  );
  return [`${scrollWidth - clientWidth} px`, ...beyond.map((one) => one.outerHTML.slice(0, 120))];
}
