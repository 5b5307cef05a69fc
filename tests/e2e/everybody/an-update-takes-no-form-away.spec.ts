import { BUILD_HEADER } from '#lib/http/build-header.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
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

test.describe('at the desk', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab that was opened before the update has the new screens from the next one on', async ({
    page,
    school,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await enterDesk(page, school, '/staff', 'administrator');
    const goTo = async (room: string) => {
      const rooms = page.getByRole('navigation', { name: 'Rooms', exact: true });
      await rooms.getByText(room).click();
      await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
    };
    const isSameDocument = () => page.evaluate(() => document.body.hasAttribute('data-opened'));
    const mark = () => page.evaluate(() => document.body.setAttribute('data-opened', ''));
    const builds = await page.evaluate(async (header) => {
      const answer = await fetch('/api/staff/account');
      return [answer.headers.get(header), window.__reactRouterManifest?.version];
    }, BUILD_HEADER);
    expect(builds[0]).toBeTruthy();
    expect(builds[0]).toBe(builds[1]);
    await mark();
    await goTo('Messages');
    expect(await isSameDocument()).toBe(true);

    await page.route('**/api/staff/**', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), [BUILD_HEADER.toLowerCase()]: 'next' };
      await route.fulfill({ response, headers });
    });
    // A filter stays on the screen, where something may be typed.
    await page.getByLabel(/^Search by name, email/).fill('nobody');
    await expect(page).toHaveURL(/nobody/);
    expect(await isSameDocument()).toBe(true);
    await goTo('Meals');
    expect(await isSameDocument()).toBe(false);
    await expect(page).toHaveURL('/staff/meals');
    // What is still on its way would fail the next story.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
