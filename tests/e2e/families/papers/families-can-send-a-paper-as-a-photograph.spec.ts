import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LARGEST_SMALL_PICTURE } from '#features/papers/pictures/picture-pieces.ts';
import { readPicture } from '#lib/files/photographs/photograph.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import {
  applied,
  card,
  choose,
  keptPictures,
  lines,
  lookUp,
  openPapers,
  unfold,
} from '#tests/support/papers-story.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { heicStart, jpegFromPhone, POSITION } from '#tests/support/samples/sample-pictures.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('a photograph arrives small, upright and without its position; the office sees it, and it is gone', async ({
  page,
  browser,
  school,
}) => {
  const reference = await openPapers(page, school);
  await expectAccessible(page);
  const birth = card(page, 'Birth certificate or birth record');
  const photograph = await photographOf(page, { lines, orientation: 6 });
  expect(photograph.length).toBeGreaterThan(LARGEST_SMALL_PICTURE);
  await choose(page, 'Birth certificate or birth record', photograph);
  // The browser makes it small first, which a busy machine takes its time for.
  await expect(birth.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 });
  const [kept = Buffer.alloc(0), ...others] = keptPictures(school, reference);
  expect(others).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(LARGEST_SMALL_PICTURE);
  expect(kept.includes(POSITION)).toBe(false);
  expect(readPicture(kept)).toMatchObject({ type: 'jpeg', width: 1500, height: 2000 });

  // What is done gives way to the next one.
  await expect(birth.getByRole('button', { name: 'Take it back' })).toBeHidden();
  await card(page, 'Under-five card').getByRole('button', { name: 'I will bring it' }).click();
  await expect(card(page, 'Under-five card').getByText('You will bring it')).toBeVisible();
  const small = card(page, 'Photograph of the child');
  await small.getByRole('button', { name: 'I do not have it yet' }).click();
  await expect(small.getByText('You do not have it yet')).toBeVisible();
  await unfold(page, 'Photograph of the child');
  await expect(small.getByText('Photograph it')).toBeVisible();
  await expectAccessible(page);

  const desk = await (await browser.newContext({ baseURL: school.address })).newPage();
  const staff = await enterDesk(desk, school, `/staff/enrollment-applications/${reference}`);
  const atDesk = card(desk, 'Birth certificate or birth record');
  await atDesk.getByRole('button', { name: 'Look at it' }).click();
  const picture = desk.getByRole('img', {
    name: 'Photograph of Birth certificate or birth record',
  });
  await expect(picture).toBeVisible();
  await expect(atDesk.getByText('without an account')).toHaveCount(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2000);
  await expectAccessible(desk);
  await atDesk.getByRole('button', { name: 'Seen' }).click();
  await expect(atDesk.getByText(`Seen by ${staff.email} today`)).toBeVisible();
  await expect(picture).toHaveCount(0);
  // For ten minutes a wrong press costs nothing.
  await expect(atDesk.getByText('Until then you can take it back.')).toBeVisible();
  await atDesk.getByRole('button', { name: 'Take it back' }).click();
  // Whoever has looked at it sees it again.
  await expect(picture).toBeVisible();
  await atDesk.getByRole('button', { name: 'Seen' }).click();
  await expect(atDesk.getByText('Until then you can take it back.')).toBeVisible();
  const earlier = `update paper_pictures set destroy_at = '2026-01-01T00:00:00.000Z'
    where destroy_at is not null and reference = ?`;
  changeRows(school, earlier, reference);
  await expect.poll(() => keptPictures(school, reference), { timeout: 30_000 }).toEqual([]);
  await desk.reload();
  const start = kept.subarray(kept.length - 200);
  const files = readdirSync(join(school.dataDir, 'files'));
  for (const name of files) {
    expect(readFileSync(join(school.dataDir, 'files', name)).includes(start)).toBe(false);
  }

  await atDesk.getByRole('button', { name: 'Take the tick back' }).click();
  await desk.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(desk.getByText('is deleted and does not come back')).toBeVisible();
  await atDesk.getByRole('button', { name: 'Seen' }).click();
  await page.reload();
  await expect(birth.getByText('The office has seen it')).toBeVisible();
  await desk.context().close();
});

test('a photograph waits on the phone while there is no line, over a reload, and arrives once', async ({
  page,
  context,
  school,
}) => {
  const reference = await openPapers(page, school);
  const photograph = await photographOf(page, { lines, orientation: 3 });
  let isCut = true;
  let passed = 0;
  await context.route('**/api/paper-pictures', (route) =>
    isCut && ++passed > 3 ? route.abort('connectionreset') : route.continue(),
  );
  await choose(page, 'Birth certificate or birth record', photograph);
  const birth = card(page, 'Birth certificate or birth record');
  await expect(birth.getByText('On its way')).toBeVisible();
  await expect(birth.getByRole('img', { name: 'Your photograph' })).toBeVisible();
  await expect(birth.getByText(/^(64|32) of \d+ KB have arrived/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(birth.getByText('On its way')).toBeVisible();
  isCut = false;
  await birth.getByRole('button', { name: 'Send now' }).click();
  await expect(birth.getByText('Sent', { exact: true })).toBeVisible();
  expect(keptPictures(school, reference)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('ten-miles.paper-photographs'))).toBe('[]');

  await unfold(page, 'Birth certificate or birth record');
  await birth.getByRole('button', { name: 'Take it back' }).click();
  await expect(birth.getByText('Photograph it')).toBeVisible();
  expect(keptPictures(school, reference)).toEqual([]);
});

test('what is no good photograph is refused on the phone with what to do', async ({
  page,
  school,
}) => {
  const reference = await openPapers(page, school);
  const label = 'Photograph of the child';
  const alert = card(page, label).getByRole('alert');
  await choose(page, label, Buffer.from('%PDF-1.7 pretending'));
  await expect(alert).toContainText('PDF and not a photograph');
  await choose(page, label, heicStart, 'IMG_2.HEIC');
  await expect(alert).toContainText('HEIC');
  await choose(page, label, jpegFromPhone(1).subarray(0, 300));
  await expect(alert).toContainText('not whole');
  await expectAccessible(page);
  await choose(page, label, jpegFromPhone(6));
  await expect(card(page, label).getByText('Sent', { exact: true })).toBeVisible();
  expect(keptPictures(school, reference)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photograph goes as a file from /status, and the office reads that it has no account', async ({
    page,
    browser,
    school,
  }) => {
    const reference = await applied(school);
    await lookUp(page, reference);
    const birth = card(page, 'Birth certificate or birth record');
    await birth.getByRole('button', { name: 'Send the photograph' }).click();
    await expect(birth.getByText('Choose the photograph of the paper')).toBeVisible();
    await choose(page, 'Birth certificate or birth record', Buffer.from('%PDF-1.7'));
    await birth.getByRole('button', { name: 'Send the photograph' }).click();
    await expect(birth.getByText('PDF and not a photograph')).toBeVisible();
    await choose(page, 'Birth certificate or birth record', jpegFromPhone(6));
    await birth.getByRole('button', { name: 'Send the photograph' }).click();
    await expect(page.getByText('The school has your photograph')).toBeVisible();
    await expect(birth.getByText('Sent', { exact: true })).toBeVisible();
    // Sent again, as Back and a second press do, it is there once.
    await page.reload();
    const [kept = Buffer.alloc(0), ...others] = keptPictures(school, reference);
    expect(others).toEqual([]);
    expect(kept.includes(POSITION)).toBe(false);
    expect(kept.includes('Exif')).toBe(true);
    await unfold(page, 'Under-five card');
    await card(page, 'Under-five card').getByRole('button', { name: 'I will bring it' }).click();
    await expect(card(page, 'Under-five card').getByText('You will bring it')).toBeVisible();
    expect(existsSync(join(school.dataDir, 'uploads'))).toBe(true);

    const office = await browser.newContext({ baseURL: school.address, javaScriptEnabled: true });
    const desk = await office.newPage();
    await enterDesk(desk, school, `/staff/enrollment-applications/${reference}`);
    await expect(
      card(desk, 'Birth certificate or birth record').getByText('KB. Sent without an account'),
    ).toBeVisible();
    await expectAccessible(desk);
    await office.close();
  });
});
