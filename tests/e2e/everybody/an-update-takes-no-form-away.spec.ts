import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';
import { openBadLine } from '#tests/support/stubs/bad-line.ts';

test.use({ serviceWorkers: 'allow' });

test('a new build waits until no page of the old one is open, and then takes its place', async ({
  page,
  context,
}) => {
  const state = { school: '', isUpdated: false };
  const line = await openBadLine(() => state.school, {
    requestsDroppedPercent: 0,
    answersDroppedPercent: 0,
    latencyMs: [0, 0],
    change: (path, body) =>
      path === '/sw.js' && state.isUpdated
        ? body.replace(/version:([`"'])\w+\1/, 'version:"next"')
        : body,
  });
  const school = await runSchool({ LOG_LEVEL: 'warn', PUBLIC_URL: line.address });
  state.school = school.address;
  try {
    await page.goto(`${line.address}/enrollment`);
    await untilSiteIsKept(page);
    const cachesOf = () => page.evaluate(() => caches.keys());
    const [old = ''] = await cachesOf();
    await page.locator('[name=studentFirstName]').fill('Mutinta');

    state.isUpdated = true;
    const waiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await expect.poll(waiting, { timeout: 30_000 }).toBe('installed');
    expect((await cachesOf()).toSorted()).toEqual(['site-next', old].toSorted());
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');

    await page.close();
    const later = await context.newPage();
    await later.goto(`${line.address}/enrollment`);
    await expect.poll(() => later.evaluate(() => caches.keys())).toEqual(['site-next']);
    await expect(later.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
  } finally {
    line.close();
    await school.remove();
  }
});
