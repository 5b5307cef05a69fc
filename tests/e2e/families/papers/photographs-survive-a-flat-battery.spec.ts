import { LARGEST_SMALL_PICTURE } from '#features/papers/pictures/picture-pieces.ts';
import { card, choose, keptPictures, lines, openPapers } from '#tests/support/papers-story.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { expect, test } from '#tests/support/school-story.ts';

const PAPER = 'Birth certificate or birth record';
const waiting = () => localStorage.getItem('ten-miles.paper-photographs');
/** Unpacking and drawing many megapixels takes a phone its time, and a busy machine as well. */
const DRAWN = { timeout: 60_000 };

test('a battery that dies near the end costs nothing: the rest goes from any page', async ({
  page,
  context,
  school,
}) => {
  const reference = await openPapers(page, school);
  const photograph = await photographOf(page, { lines });
  let isDead = true;
  let passed = 0;
  await context.route('**/api/paper-pictures', (route) =>
    isDead && ++passed > 5 ? route.abort('connectionreset') : route.continue(),
  );
  await choose(page, PAPER, photograph);
  await expect(card(page, PAPER).getByText('On its way')).toBeVisible(DRAWN);
  await expect.poll(() => passed, DRAWN).toBeGreaterThan(5);
  await page.close();
  expect(keptPictures(school, reference)).toEqual([]);

  isDead = false;
  passed = 0;
  const sent: string[] = [];
  const again = await context.newPage();
  again.on('request', (request) => {
    if (request.url().endsWith('/api/paper-pictures')) sent.push(request.method());
  });
  await again.goto('/events');
  await expect.poll(() => again.evaluate(waiting), DRAWN).toBe('[]');
  const [kept = Buffer.alloc(0), ...others] = keptPictures(school, reference);
  expect(others).toEqual([]);
  expect(kept.length).toBeLessThanOrEqual(LARGEST_SMALL_PICTURE);
  // Only what was missing went over the line again.
  expect(sent.length).toBeLessThan(Math.ceil(kept.length / 32_768) + 1);
  await again.goto(`/portal/applications/${reference}/papers`);
  await expect(card(again, PAPER).getByText('Sent', { exact: true })).toBeVisible();
});

test('two tabs that send the same photograph send it once', async ({ page, context, school }) => {
  const reference = await openPapers(page, school);
  const photograph = await photographOf(page, { lines });
  let isCut = true;
  await context.route('**/api/paper-pictures', (route) =>
    isCut ? route.abort('connectionreset') : route.continue(),
  );
  await choose(page, PAPER, photograph);
  await expect(card(page, PAPER).getByText('On its way')).toBeVisible(DRAWN);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(card(other, PAPER).getByText('On its way')).toBeVisible();
  isCut = false;
  await Promise.all(
    [page, other].map((tab) =>
      card(tab, PAPER)
        .getByRole('button', { name: 'Send now' })
        .click({ timeout: 5000 })
        // The other tab was faster, and the button is gone.
        .catch(() => {}),
    ),
  );
  for (const tab of [page, other]) {
    await expect(card(tab, PAPER).getByText('Sent', { exact: true })).toBeVisible(DRAWN);
  }
  expect(keptPictures(school, reference)).toHaveLength(1);
});
