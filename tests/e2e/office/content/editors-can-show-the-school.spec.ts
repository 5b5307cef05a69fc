import { photographKinds } from '#features/content/sections/photograph.ts';
import { readPicture } from '#lib/files/photographs/photograph.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { POSITION } from '#tests/support/samples/sample-pictures.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('an editor shows the library on About, on a slow page that does not jump, and undoes it', async ({
  page,
  school,
  browser,
}) => {
  test.slow();
  await openAsColleague(page, '/staff/content', await newColleague(school, 'editor'));
  await page.getByRole('link', { name: 'Photographs of the school' }).click();
  await page.getByRole('button', { name: 'Add a photograph' }).first().click();
  await page.getByLabel('What stands under it').fill('The library');
  await page.getByRole('button', { name: 'Publish' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await summary.getByRole('link', { name: 'The library: Photograph must be chosen' }).click();
  await expect(page.getByLabel('Choose a photograph')).toBeFocused();
  await expectAccessibleAtEachWidth(page);

  const buffer = await photographOf(page, { lines: ['Library'] });
  const file = { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Choose a photograph').setInputFiles(file);
  await page.getByLabel('What the photograph shows').fill('Shelves of books by a window');
  await page.reload();
  await page.locator('summary', { hasText: 'The library' }).click();
  await expect(page.getByLabel('What the photograph shows')).toHaveValue(/^Shelves of books/);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview, as visitors would see it' });
  await expect(preview.getByRole('img', { name: 'Shelves of books' })).toHaveAttribute(
    'src',
    /^data:/,
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. See the page')).toBeVisible();

  // Where nobody is signed in: the foot of a page is lower by the way to sign in.
  const phone = await browser.newContext({ baseURL: school.address });
  const visitor = await phone.newPage();
  await visitor.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.route('**/photographs/*.jpg', async (route) => {
    await held;
    await route.continue();
  });
  await visitor.goto('/about', { waitUntil: 'domcontentloaded' });
  const shown = visitor.getByRole('img', { name: 'Shelves of books by a window' });
  await shown.scrollIntoViewIfNeeded();
  const before = await visitor.evaluate(() => document.documentElement.scrollHeight);
  release();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(720);
  expect(await visitor.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
  await expect(visitor.getByText('The library', { exact: true })).toBeVisible();
  await expectAccessibleAtEachWidth(visitor);
  const address = (await shown.getAttribute('src')) ?? '';
  const bytes = await (await visitor.request.get(address)).body();
  expect(bytes.length).toBeLessThanOrEqual(photographKinds.wide.largestBytes);
  expect(readPicture(new Uint8Array(bytes))).toMatchObject({ width: 720, height: 540 });
  expect(bytes.toString('latin1')).not.toContain(POSITION);

  // Home shows it too, to who comes near it, and leads to the others.
  await visitor.goto('/');
  await shown.scrollIntoViewIfNeeded();
  await expectAccessibleAtEachWidth(visitor);
  await visitor.getByRole('link', { name: 'See more of the school' }).click();
  await expect(visitor).toHaveURL('/about#photographs');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: the version before is back.')).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'News and Events' })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'The school in photographs' })).toBeHidden();
  await visitor.goto('/about');
  await expect(visitor.getByRole('img', { name: 'Shelves of books' })).toHaveCount(0);
});
