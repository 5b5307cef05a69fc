import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { walkedPages } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/school-story.ts';

const ABROAD: Record<string, RegExp> = {
  'https:': /^https:\/\/[\w-]+(\.[\w-]+)+\/\S*$/,
  'mailto:': /^mailto:[\w.-]+@[\w-]+(\.[\w-]+)+(\?\S+)?$/,
  'webcal:': /^webcal:\/\/[\w.-]+(:\d+)?\/\S+\.ics$/,
  'tel:': /^tel:\+\d{9,15}$/,
};

// Each page by itself, on whichever worker is free.
test.describe.configure({ mode: 'parallel' });
/** The header, its menu and the footer are the same on every page: they are pressed on this one. */
const WHOLE_PAGE = '/';

for (const path of walkedPages) {
  test.describe(path, () => {
    test('every link leads somewhere, and every anchor shows what it names', async ({
      page,
      request,
      school,
    }) => {
      await page.goto(path);
      const targets = new Set(await linksOf(page));
      await test.step('every link leads somewhere', async () => {
        expect(targets.size).toBeGreaterThan(10);
        for (const target of targets) {
          const url = new URL(target, school.address + path);
          if (url.origin === school.address) await expectThere(request, url);
          else expect(target).toMatch(ABROAD[url.protocol] ?? 'a link of a known kind');
        }
      });
      await test.step('every anchor shows what it names', async () => {
        for (const target of targets) {
          const url = new URL(target, school.address + path);
          if (url.origin !== school.address || !url.hash || shown.has(url.href)) continue;
          await page.goto('about:blank');
          await page.goto(url.href);
          await expect(page.locator(url.hash), `${target} on ${path}`).toBeInViewport();
          shown.add(url.href);
        }
      });
    });

    test('every button does something', async ({ context, school, hydrated }) => {
      test.slow();
      await context.route(
        (url) => url.origin !== school.address,
        (route) => route.abort(),
      );
      await context.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.isPrinted = 'true';
        };
      });
      let page = await context.newPage();
      // A new one each time: nothing that is still under way in the one before can come in between.
      const open = async () => {
        // A browser may take its time to close what is on its way to another document.
        void page.close();
        page = await context.newPage();
        await page.goto(path);
        await hydrated(page);
      };
      await open();
      const tabs = await page.getByRole('tab').evaluateAll((all) => all.map(({ id }) => id));
      const pressed = new Set<number>();
      let isAsOpened = true;
      for (const tab of [undefined, ...tabs]) {
        const choose = async () => {
          if (!isAsOpened) await open();
          if (tab) await page.locator(`[id="${tab}"]`).click();
          isAsOpened = true;
        };
        await choose();
        const asOpened = await whatStands(page);
        for (const index of await visibleControls(page, path === WHOLE_PAGE)) {
          if (pressed.has(index)) continue;
          pressed.add(index);
          // What only opens or closes a part of the page leaves the rest to press as it stands.
          if (!isAsOpened) await choose();
          const control = page.locator(CONTROLS).nth(index);
          const { isLeaving, isSubmit } = await expectEffect(page, control);
          if (!isLeaving) await expectDialogCloses(page);
          isAsOpened = !isLeaving && !isSubmit && (await whatStands(page)) === asOpened;
        }
      }
      if (path === WHOLE_PAGE) expect(pressed.size).toBeGreaterThan(1);
    });
  });
}

/** Most targets stand on every page; each worker asks for one of them once. */
const there = new Set<string>();
const shown = new Set<string>();

/** Whatever is pressed to do something on this page; links to other pages are walked above. */
const CONTROLS = 'button, summary, [role=tab], [role=button], input[type=submit], a[href^="#"]';

async function linksOf(page: Page): Promise<string[]> {
  return page.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
}

/** The page answers, and the part of it that the link names exists. */
async function expectThere(request: APIRequestContext, url: URL): Promise<void> {
  if (there.has(url.href)) return;
  const answer = await request.get(url.href, { maxRedirects: 0 });
  expect(answer.status(), url.href).toBe(200);
  expect(url.href).not.toMatch(/#$/);
  if (url.hash) expect(await answer.text()).toContain(` id="${url.hash.slice(1)}"`);
  there.add(url.href);
}

async function visibleControls(page: Page, inShell: boolean): Promise<number[]> {
  const isMeant = await page
    .locator(CONTROLS)
    .evaluateAll(
      (all, shell) =>
        all.map((one) => one.checkVisibility() && (shell || one.closest('main') !== null)),
      inShell,
    );
  return isMeant.flatMap((meant, index) => (meant ? [index] : []));
}

/** The address and which controls there are: as long as both stay, a control is found by its place among them. */
async function whatStands(page: Page): Promise<string> {
  const visible = page
    .locator(CONTROLS)
    .evaluateAll((all) => all.map((one) => (one.checkVisibility() ? one.textContent : '')));
  const found = await visible.catch(unlessItGoes);
  return JSON.stringify([page.url(), found]);
}

/** By keyboard, which every control has to answer: the address, the focus, or something to see changes. */
async function expectEffect(page: Page, control: Locator) {
  await control.focus();
  const before = await whatThereIs(page);
  const { name, isSubmit } = await control.evaluate((one) => ({
    name: one.outerHTML.slice(0, 200),
    isSubmit: (one as HTMLButtonElement).type === 'submit',
  }));
  const download = page.waitForEvent('download', { timeout: LATEST_EFFECT_MS }).then(
    () => 'a download',
    () => before,
  );
  let isLeaving = false;
  page.on('request', (request) => {
    isLeaving ||= request.isNavigationRequest();
  });
  await page.keyboard.press('Enter');
  await expect
    .poll(() => Promise.race([download, whatThereIs(page)]), {
      message: name,
      timeout: LATEST_EFFECT_MS,
    })
    .not.toEqual(before);
  return { isLeaving, isSubmit };
}

/** On a slow phone, and on a machine that runs other tests beside. */
const LATEST_EFFECT_MS = 15_000;

/** Said of a page that goes while it is asked: that is an effect too. */
const ANOTHER_DOCUMENT = 'another document';

/** Of a page that is still being read as well: the next one may take longer than an effect. */
async function whatThereIs(page: Page): Promise<string> {
  const there = page.evaluate(() => {
    const open = document.querySelectorAll('details[open], dialog[open], [aria-expanded=true]');
    const { isPrinted = 'false' } = document.documentElement.dataset;
    return JSON.stringify([
      ...[location.href, document.activeElement?.outerHTML, open.length, isPrinted],
      document.body?.innerText,
    ]);
  });
  return there.catch(unlessItGoes);
}

function unlessItGoes(error: Error) {
  if (error.message.includes('Execution context was destroyed')) return ANOTHER_DOCUMENT;
  throw error;
}

/** By the first button, which changes nothing: the only one, or the one that says no. */
async function expectDialogCloses(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) === 0) return;
  await dialog.getByRole('button').first().press('Enter');
  await expect(dialog).toHaveCount(0);
}
