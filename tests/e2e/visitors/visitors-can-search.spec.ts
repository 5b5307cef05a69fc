import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

const asked = [
  { word: 'tour', answer: 'Can we visit the school first?', leadsTo: /\/faq#tours$/ },
  { word: 'fees', answer: 'School fees', leadsTo: /\/parents\/fees$/ },
  { word: 'uniform', answer: 'Uniform and books', leadsTo: /\/parents\/uniform$/ },
];

for (const { word, answer, leadsTo } of asked) {
  test(`“${word}” is answered below the field while it is typed`, async ({ page, hydrated }) => {
    await page.goto('/about');
    await hydrated(page);
    const find = page.getByRole('search', { name: 'Find, below the page' });
    await find.getByRole('searchbox').fill(word);
    await expect(find.getByRole('status')).toHaveText(/answer/);
    await find.getByRole('link', { name: answer }).click();
    await expect(page).toHaveURL(leadsTo);
  });
}

test('nothing of it is loaded before the field is touched, and then at most 20 KB', async ({
  page,
  hydrated,
  school,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /find/.test(path))).toEqual([]);
  await page.getByRole('search', { name: 'Find, below the page' }).getByRole('searchbox').focus();
  await expect.poll(() => loaded).toContain('/find.json');
  const index = await fetch(`${school.address}/find.json`);
  expect((await index.arrayBuffer()).byteLength).toBeLessThanOrEqual(20_000);
});

test('the menu of a phone has the field, and the answer is reached by keyboard', async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page);
  await page.locator('details.menu summary').click();
  const find = page.getByRole('search', { name: 'Find, in the menu' });
  await find.getByRole('searchbox').fill('unif');
  await expect(find.getByRole('link', { name: 'Uniform and books' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(find.getByRole('link', { name: 'Uniform and books' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/parents\/uniform$/);
});

test('the questions of parents stand below each other, each with what it answers', async ({
  page,
}) => {
  for (const path of ['/find', '/parents', '/parents/fees']) {
    await page.goto(path);
    const question = page.getByRole('navigation', { name: /parents ask$/ }).getByRole('listitem');
    await expect(question.first(), path).toHaveCSS('list-style-type', 'none');
    await expect(question.locator('span').first(), path).toHaveCSS('display', 'block');
  }
});

test('a word that stands nowhere says whom to ask', async ({ page }) => {
  await page.goto('/find?q=%3Czzzzqx%3E');
  await expect(page.getByRole('heading', { name: 'Nothing found for “<zzzzqx>”' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+260 211 000 000' })).toBeVisible();
});

test('what the office publishes is found at once', async ({ page, school }) => {
  const read = (etag = '') =>
    fetch(`${school.address}/find.json`, { headers: { 'If-None-Match': etag } });
  const etag = (await read()).headers.get('ETag') ?? '';
  expect((await read(etag)).status).toBe(304);
  const editor = await newColleague(school, 'editor');
  const published = await editor.post('/api/staff/content/rules', {
    change: 'publish',
    version: 0,
    value: { rules: ['No catapults at school.'], broken: [] },
  });
  expect(published.status).toBe(200);
  expect((await read(etag)).status).toBe(200);
  await page.goto('/find?q=catapult');
  await expect(
    page.getByRole('region', { name: 'Answers for “catapult”' }).getByRole('link'),
  ).toHaveText('School rules');
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });

  for (const { word, answer, leadsTo } of asked) {
    test(`the server answers “${word}”`, async ({ page }) => {
      await page.goto('/contact');
      const find = page.getByRole('search', { name: 'Find, below the page' });
      await find.getByRole('searchbox').fill(word);
      await find.getByRole('button', { name: 'Find' }).click();
      await expect(page).toHaveURL(new RegExp(`/find\\?q=${word}$`));
      await expect(page.getByRole('heading', { name: `Answers for “${word}”` })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: answer }).first().click();
      await expect(page).toHaveURL(leadsTo);
    });
  }
});

test('people who guess /search come to the field', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('main').getByRole('searchbox', { name: 'Find' })).toBeVisible();
});
