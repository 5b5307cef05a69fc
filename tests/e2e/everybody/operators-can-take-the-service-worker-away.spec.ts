import { untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { freePort, runSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ serviceWorkers: 'allow' });

test('SERVICE_WORKER=off: the next visit removes it and the kept pages, and reloads nothing', async ({
  page,
}) => {
  const settings = { LOG_LEVEL: 'warn', PORT: String(await freePort()) };
  const before = await runSchool(settings);
  await page.goto(`${before.address}/enrollment`);
  await untilSiteIsKept(page);
  await before.remove();

  const without = await runSchool({ ...settings, SERVICE_WORKER: 'off' });
  try {
    await page.goto(`${without.address}/enrollment`);
    await page.locator('[name=studentFirstName]').fill('Mutinta');
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left).toEqual([]);
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
  } finally {
    await without.remove();
  }
});
