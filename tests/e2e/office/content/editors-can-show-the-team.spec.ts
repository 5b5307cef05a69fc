import type { Page } from '@playwright/test';
import { photographKinds } from '#features/content/sections/photograph.ts';
import { readPicture } from '#lib/files/photographs/photograph.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { heicStart, POSITION } from '#tests/support/samples/sample-pictures.ts';
import { expect, test } from '#tests/support/school-story.ts';

const choose = (page: Page, buffer: Buffer, name = 'IMG_1.jpg') =>
  page
    .getByLabel(/^Choose (a|another) photograph$/)
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });

test('an editor shows the head of the school, and takes the photograph back', async ({
  page,
  school,
  context,
}) => {
  test.slow();
  await openAsColleague(page, '/staff/content/team', await newColleague(school, 'editor'));
  await page.locator('summary', { hasText: 'Grace Banda' }).click();

  await choose(page, Buffer.from(heicStart));
  await expect(page.getByText(/is a HEIC file, which this browser cannot open/)).toBeVisible();
  await choose(page, Buffer.from('%PDF-1.7\n'), 'head.jpg');
  await expect(page.getByText(/is a PDF and not a photograph/)).toBeVisible();

  const turned = await photographOf(page, { lines: ['Grace Banda'], orientation: 6 });
  await choose(page, turned);
  await expect(page.getByLabel('What the photograph shows')).toBeVisible();
  await expect(page.locator('.part-group img')).toHaveAttribute('src', /^data:image\/jpeg/);
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await summary.getByRole('link', { name: /Photograph needs a line/ }).click();
  await expect(page.getByLabel('What the photograph shows')).toBeFocused();
  await page.keyboard.type('Grace Banda in front of the school');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview, as visitors would see it' });
  await expect(preview.getByRole('img', { name: 'Grace Banda in front of' })).toHaveAttribute(
    'src',
    /^data:/,
  );
  const visitor = await context.newPage();
  await visitor.goto('/parents/team');
  await expect(visitor.locator('main img')).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. See the page')).toBeVisible();
  await visitor.reload();
  const shown = visitor.getByRole('img', { name: 'Grace Banda in front of the school' });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320);
  await expectAccessibleAtEachWidth(visitor);
  const address = (await shown.getAttribute('src')) ?? '';
  const bytes = await (await visitor.request.get(address)).body();
  expect(bytes.length).toBeLessThanOrEqual(photographKinds.portrait.largestBytes);
  expect(readPicture(new Uint8Array(bytes))).toMatchObject({ width: 320, height: 400 });
  expect(bytes.toString('latin1')).not.toContain(POSITION);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: the version before is back.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('main img')).toHaveCount(0);
  expect((await visitor.request.get(address)).status()).toBe(404);
});
