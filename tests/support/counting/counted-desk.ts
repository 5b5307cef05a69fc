import type { Locator, Page } from '@playwright/test';

/** What one piece of work took of somebody at the desk. */
export interface Count {
  presses: number;
  /** Screens and dialogs that opened. */
  screens: number;
  characters: number;
  /** Words in sight as each of them opened, without the desk's bar. */
  words: number;
}

export const nothing: Count = { presses: 0, screens: 0, characters: 0, words: 0 };

export const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, one) => ({
      presses: all.presses + one.presses,
      screens: all.screens + one.screens,
      characters: all.characters + one.characters,
      words: all.words + one.words,
    }),
    nothing,
  );

/** A desk at which everything that somebody does is counted. */
export interface CountedDesk {
  page: Page;
  /** A press of the mouse, until `seen` is there. */
  press(what: Locator, seen: Locator): Promise<void>;
  /** A press that changes what stands on the screen: a tick, a place to write in, a choice. */
  tick(what: Locator): Promise<void>;
  /** Typed key by key, after a press into the field. */
  type(where: Locator, text: string): Promise<void>;
  /** Typed without the mouse, as a long form is: each Tab to the field counts as a character. */
  tabTo(where: Locator, text: string): Promise<void>;
  /** Pasted from where it was copied: two keys, nothing typed. */
  paste(where: Locator, text: string): Promise<void>;
  /** One of a list: a press opens it, a second one chooses. */
  choose(where: Locator, value: string): Promise<void>;
  /** What it took since it was asked last. */
  taken(): Count;
}

/** From one field of a form to the next that is filled in. */
const MOST_TABS = 30;

/** Counts from the screen that is open now. */
export function countAt(page: Page): CountedDesk {
  let count = { ...nothing };
  let shown = '';

  async function settle(seen: Locator): Promise<void> {
    await seen.first().waitFor({ timeout: 30_000 });
    const { what, words } = await page.evaluate(inSight);
    if (what !== shown) {
      count.screens += 1;
      count.words += words;
    }
    shown = what;
  }

  async function touch(what: Locator): Promise<void> {
    await what.click({ timeout: 30_000 });
    count.presses += 1;
  }

  return {
    page,
    async press(what, seen) {
      await touch(what);
      await settle(seen);
    },
    tick: touch,
    async type(where, text) {
      await touch(where);
      if ((await where.inputValue()) !== '') {
        // What stood there goes with the first letter, once it is selected.
        await where.press('Control+a');
        count.presses += 1;
      }
      await where.pressSequentially(text);
      count.characters += text.length;
    },
    async tabTo(where, text) {
      const isThere = () => where.evaluate((field) => field === document.activeElement);
      for (let tabs = 0; !(await isThere()); tabs++) {
        if (tabs === MOST_TABS) throw new Error(`No Tab leads to ${where}.`);
        await page.keyboard.press('Tab');
        count.characters += 1;
      }
      await page.keyboard.type(text);
      count.characters += text.length;
    },
    async paste(where, text) {
      await touch(where);
      await where.fill(text);
      count.presses += 1;
    },
    async choose(where, value) {
      await where.selectOption(value, { timeout: 30_000 });
      count.presses += 2;
    },
    taken() {
      const taken = count;
      count = { ...nothing };
      return taken;
    },
  };
}

/** The screen or dialog that is open, and how many of its words stand in the window. Runs in the page. */
function inSight(): { what: string; words: number } {
  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let words = 0;
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const { top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || bottom < 0 || top > window.innerHeight) continue;
    words += (texts.currentNode.textContent ?? '').split(/\s+/).filter(Boolean).length;
  }
  const title = dialog?.querySelector('h2')?.textContent ?? '';
  return { what: `${window.location.pathname} ${title}`, words };
}
