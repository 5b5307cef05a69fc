import { textOfPaper } from '#tests/support/readers/paper-text.ts';
import { expect, test } from '#tests/support/school-story.ts';

const MOST_BYTES = 150_000;

test('the year and each term are pages of A4 with letters of their own', async ({
  page,
  request,
  hydrated,
}) => {
  await page.goto('/events');
  await hydrated(page);
  // The server begins to draw while somebody reads the list.
  const ahead = page.waitForRequest((asked) => asked.method() === 'HEAD');
  await page.getByText('Download Full Calendar').click();
  expect((await ahead).url()).toMatch(/\/calendar\/\d+\.pdf$/);
  const links = page.locator('a[href$=".pdf"]');
  await expect(links).toHaveText([
    'The year on one page (PDF, A4)',
    'Term 1 (PDF)',
    'Term 2 (PDF)',
    'Term 3 (PDF)',
  ]);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const file = await answer.body();
    expect(file.length).toBeLessThan(MOST_BYTES);
    const text = file.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
    // Fonts inside, with the table that lets people select and search the words.
    expect(text.match(/\/FontFile2/g)).toHaveLength(2);
    expect(text.match(/\/ToUnicode/g)?.length).toBeGreaterThanOrEqual(2);
    expect(textOfPaper(file)).toContain('Ten Miles Primary School');
    expect(textOfPaper(file)).toMatch(/PTA Meeting|Early dismissal/);
  }
});

test('the sheet is not sent again to who has it, and there is none for another year', async ({
  request,
}) => {
  const first = await request.get('/calendar/2026.pdf');
  const headers = { 'If-None-Match': first.headers().etag ?? '' };
  expect((await request.get('/calendar/2026.pdf', { headers })).status()).toBe(304);
  expect((await request.get('/calendar/1999.pdf')).status()).toBe(404);
});

test('the page itself prints as well', async ({ page, hydrated }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByText('Download Full Calendar').click();
  await page.getByRole('link', { name: 'Print this page' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});
