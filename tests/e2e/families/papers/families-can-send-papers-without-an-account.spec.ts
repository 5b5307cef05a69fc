import type { BrowserContext, Page } from '@playwright/test';
import { LARGEST_SMALL_PICTURE } from '#features/papers/pictures/picture-pieces.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import {
  applied,
  card,
  choose,
  keptPictures,
  lines,
  lookUp,
  unfold,
} from '#tests/support/papers-story.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { heicStart, jpegFromPhone, POSITION } from '#tests/support/samples/sample-pictures.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const BIRTH = 'Birth certificate or birth record';
const CHILD = 'Photograph of the child';
/** The browser makes it small first, which a busy machine takes its time for. */
const DRAWN = { timeout: 60_000 };
const onPhone = (page: Page) =>
  page.evaluate(() => localStorage.getItem('ten-miles.paper-photographs'));
const sent = (page: Page, label: string) => card(page, label).getByText('Sent', { exact: true });
const over = {
  status: 401,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 401, title: 'Over', detail: 'Over' }),
};

/** How many pictures lie on the phone to be sent. */
const keptRequests = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('school-deliveries');
        open.onsuccess = () => {
          const { result } = open;
          if (!result.objectStoreNames.contains('parcels')) return resolve(0);
          const count = result.transaction('parcels').objectStore('parcels').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

/** Until `mend` is called nothing of a photograph gets through. */
async function cutLine(context: BrowserContext) {
  let isCut = true;
  await context.route('**/api/paper-pictures', (route) =>
    isCut ? route.abort('connectionreset') : route.fallback(),
  );
  return { mend: () => (isCut = false) };
}

test('the phone makes it small and sends it; the next paper opens by itself', async ({
  page,
  school,
}) => {
  const reference = await applied(school);
  await lookUp(page, reference);
  await expectAccessibleAtEachWidth(page);
  const photograph = await photographOf(page, { lines, orientation: 6 });
  expect(photograph.length).toBeGreaterThan(LARGEST_SMALL_PICTURE);
  await choose(page, BIRTH, photograph);
  await expect(sent(page, BIRTH)).toBeVisible(DRAWN);
  const [kept = Buffer.alloc(0), ...others] = keptPictures(school, reference);
  expect(others).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(LARGEST_SMALL_PICTURE);
  expect(kept.includes(POSITION)).toBe(false);
  expect(await onPhone(page)).toBe('[]');

  await card(page, 'Under-five card').getByRole('button', { name: 'I will bring it' }).click();
  await expect(card(page, 'Under-five card').getByText('You will bring it')).toBeVisible();
  await card(page, CHILD).getByRole('button', { name: 'I do not have it yet' }).click();
  await expect(card(page, CHILD).getByText('You do not have it yet')).toBeVisible();
  await unfold(page, 'Under-five card');
  await card(page, 'Under-five card').getByRole('button', { name: 'Change' }).click();
  await expect(card(page, 'Under-five card').getByText('You will bring it')).toBeHidden();
  await expectAccessibleAtEachWidth(page);
  // Whoever knows a birth date takes nothing back that the school has.
  await unfold(page, BIRTH);
  await expect(card(page, BIRTH).getByText('To change it, sign in')).toBeVisible();
  await expect(card(page, BIRTH).getByRole('button')).toHaveCount(0);
});

test('what was chosen before the script was there is sent', async ({ page, context, school }) => {
  const reference = await applied(school);
  const photograph = await photographOf(page, { lines });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/islands/*', async (route) => {
    await isReleased;
    await route.fallback();
  });
  await lookUp(page, reference);
  await expect(page.getByRole('button', { name: 'Send the photograph' })).toBeVisible();
  await choose(page, BIRTH, photograph);
  release();
  await expect(sent(page, BIRTH)).toBeVisible(DRAWN);
  expect(keptPictures(school, reference)).toHaveLength(1);
});

test('without a line it waits on the phone, and goes from any page after this one is closed', async ({
  page,
  context,
  school,
}) => {
  const reference = await applied(school);
  await lookUp(page, reference);
  const line = await cutLine(context);
  await choose(page, BIRTH, await photographOf(page, { lines }));
  await expect(card(page, BIRTH).getByText('On its way')).toBeVisible(DRAWN);
  await expect(card(page, BIRTH).getByRole('img', { name: 'Your photograph' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.goto('/events');
  line.mend();
  await expect.poll(() => onPhone(page), DRAWN).toBe('[]');
  expect(keptPictures(school, reference)).toHaveLength(1);
});

test('when its time is over, a photograph stays on the phone until the reference is given again', async ({
  page,
  context,
  school,
}) => {
  const reference = await applied(school);
  await lookUp(page, reference);
  let isOver = true;
  await context.route('**/api/paper-pictures', (route) =>
    isOver ? route.fulfill(over) : route.fallback(),
  );
  await choose(page, BIRTH, await photographOf(page, { lines }));
  await expect(card(page, BIRTH).getByText('Still on this phone')).toBeVisible(DRAWN);
  const line = page.getByRole('region', { name: 'Not sent yet' });
  await expect(line).toContainText('A photograph of a paper is still on this phone.');
  await expectAccessibleAtEachWidth(page);
  await page.goto('/about');
  await line.getByRole('link', { name: 'Enter them again' }).click();
  await expect(page).toHaveURL('/status');
  isOver = false;
  await lookUp(page, reference);
  await expect(sent(page, BIRTH)).toBeVisible(DRAWN);
  await expect(line).toHaveCount(0);
  expect(keptPictures(school, reference)).toHaveLength(1);
});

test('after 15 minutes the page says that it is over and what to do', async ({
  page,
  context,
  school,
}) => {
  const reference = await applied(school);
  await lookUp(page, reference);
  await context.route('**/api/papers', (route) => route.fulfill(over));
  await page.getByRole('button', { name: 'I will bring it' }).first().click();
  await expect(page.getByText('This page was open for 15 minutes.')).toBeVisible();
  await expect(card(page, BIRTH)).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: 'Enter them again' }).click();
  await expect(page.getByLabel('Reference')).toBeVisible();
});

test('clearing the device takes the photographs that wait', async ({ page, context, school }) => {
  const reference = await applied(school);
  await lookUp(page, reference);
  await cutLine(context);
  await choose(page, CHILD, jpegFromPhone(6));
  await expect(card(page, CHILD).getByText('On its way')).toBeVisible(DRAWN);
  expect(await keptRequests(page)).toBe(1);
  await page.goto('/enrollment');
  await page.getByRole('button', { name: 'Clear my data from this device' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Clear my data', exact: true })
    .click();
  await expect.poll(() => onPhone(page)).toBe(null);
  expect(await keptRequests(page)).toBe(0);
  expect(keptPictures(school, reference)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every status of a paper can be read, and what was wrong stands at it', async ({
    page,
    school,
  }) => {
    const reference = await applied(school);
    await lookUp(page, reference);
    const birth = card(page, BIRTH);
    const send = birth.getByRole('button', { name: 'Send the photograph' });
    await send.click();
    await expect(birth.getByText('Choose the photograph of the paper')).toBeVisible();
    await choose(page, BIRTH, heicStart, 'IMG_2.HEIC');
    await send.click();
    await expect(birth.getByText('HEIC')).toBeVisible();
    await choose(page, BIRTH, jpegFromPhone(6));
    await send.click();
    await expect(sent(page, BIRTH)).toBeVisible();
    await card(page, 'Under-five card').getByRole('button', { name: 'I will bring it' }).click();
    await expect(card(page, 'Under-five card').getByText('You will bring it')).toBeVisible();
    await card(page, CHILD).getByRole('button', { name: 'I do not have it yet' }).click();
    await expect(card(page, CHILD).getByText('You do not have it yet')).toBeVisible();
    const say = (paper: string, status: string, words: string) =>
      changeRows(
        school,
        'update papers set status = ?, words = ? where reference = ? and paper = ?',
        ...[status, words, reference, paper],
      );
    say('birth-record', 'unreadable', 'The left side is dark.');
    say('under-five-card', 'seen', '');
    await unfold(page, CHILD);
    await card(page, CHILD).getByRole('button', { name: 'I will bring it' }).click();
    await expect(birth.getByText('The left side is dark.')).toBeVisible();
    await expect(card(page, 'Under-five card').getByText('The office has seen it')).toBeVisible();
    await page.goto('/status/papers?tooLarge');
    await expect(page.getByText('larger than 5 MB')).toBeVisible();
  });
});
