import type { Page } from '@playwright/test';
import { LARGEST_SMALL_PICTURE } from '#features/papers/pictures/picture-pieces.ts';
import { readPicture } from '#lib/files/photographs/photograph.ts';
import { applied, card, choose, keptPictures, lines, lookUp } from '#tests/support/papers-story.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { expect, test } from '#tests/support/school-story.ts';

const PAPER = 'Birth certificate or birth record';
/** Unpacking and drawing many megapixels takes a phone its time, and a busy machine as well. */
const DRAWN = { timeout: 90_000 };

declare global {
  var opened: { width: number; height: number }[];
}

/** What the page unpacks as a whole, of each photograph that it opens. */
const noteWhatIsUnpacked = (page: Page) =>
  page.addInitScript(() => {
    globalThis.opened = [];
    const open = createImageBitmap as (...given: unknown[]) => Promise<ImageBitmap>;
    Object.assign(globalThis, {
      async createImageBitmap(...given: unknown[]) {
        const bitmap = await open(...given);
        globalThis.opened.push({ width: bitmap.width, height: bitmap.height });
        return bitmap;
      },
    });
  });

/** As browsers that take no file of so many bytes into an image. */
const openNoImages = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      Image: function Image() {
        const image = document.createElement('img');
        Object.defineProperty(image, 'src', { set: () => image.onerror?.('') });
        return image;
      },
    });
  });

/** How light the paper is from here to there, in parts of its height; 255 is white. */
const lightOf = (page: Page, picture: Buffer, from: number, to: number) =>
  page.evaluate(
    async ({ address, from, to }) => {
      const image = document.createElement('img');
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.drawImage(image, 0, 0);
      const [top, height] = [from * image.height, (to - from) * image.height];
      const { data } = context.getImageData(image.width * 0.1, top, image.width * 0.5, height);
      return data.reduce((sum, value) => sum + value, 0) / data.length;
    },
    { address: `data:image/jpeg;base64,${picture.toString('base64')}`, from, to },
  );

for (const { megapixels, width, height, isOpenedOtherwise } of [
  { megapixels: 12, width: 4000, height: 3000 },
  { megapixels: 40, width: 7296, height: 5472 },
  { megapixels: 64, width: 9248, height: 6936 },
  { megapixels: 64, width: 9248, height: 6936, isOpenedOtherwise: true },
]) {
  const how = isOpenedOtherwise ? ', by a browser that opens it otherwise' : '';
  test(`one of ${megapixels} megapixels is sent small and upright, and is not kept whole in memory${how}`, async ({
    page,
    school,
  }) => {
    test.slow();
    const reference = await applied(school);
    await noteWhatIsUnpacked(page);
    if (isOpenedOtherwise) await openNoImages(page);
    await lookUp(page, reference);
    // The phone was held upright: its sensor lies on its side.
    const photograph = await photographOf(page, { lines, width, height, orientation: 6 });
    await choose(page, PAPER, photograph);
    await expect(card(page, PAPER).getByText('Sent', { exact: true })).toBeVisible(DRAWN);
    expect(await page.evaluate(() => globalThis.opened)).toEqual(
      isOpenedOtherwise ? [{ width: 3000, height: 4000 }] : [],
    );
    const [kept = Buffer.alloc(0)] = keptPictures(school, reference);
    expect(kept.length).toBeLessThanOrEqual(LARGEST_SMALL_PICTURE);
    expect(readPicture(kept)).toMatchObject({ type: 'jpeg', width: 1500, height: 2000 });
    // The words stand above, as on the paper.
    const above = await lightOf(page, kept, 0.12, 0.3);
    expect(await lightOf(page, kept, 0.7, 0.88)).toBeGreaterThan(above + 5);
  });
}
