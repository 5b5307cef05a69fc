import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { keptPages } from '#tests/support/public-pages.ts';
import { keepWholeSite, keptAddresses, untilSiteIsKept } from '#tests/support/readers/kept-site.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ serviceWorkers: 'allow' });

const AT_ONCE = ['/', '/contact', '/enrollment', '/status'];

test('a first visit keeps the open page and those for a bad day, and the page without a network names no other', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilSiteIsKept(page);
  expect(await keptAddresses(page)).toEqual(AT_ONCE);

  await context.setOffline(true);
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  const named = page.getByRole('listitem').getByRole('link');
  await expect(named).toHaveText(['Home', 'Enrollment', 'Check the status', 'Contact']);
  await expectAccessibleAtEachWidth(page);
  for (const path of AT_ONCE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no network');
  }
});

test('a page that was read opens without a network, and a form that was opened goes on', async ({
  page,
  context,
  hydrated,
}) => {
  await page.goto('/');
  await untilSiteIsKept(page);
  await page.goto('/events');
  await page.goto('/contact');
  await hydrated(page);
  const isWhole = () => keptAddresses(page).then((kept) => kept.includes('/events'));
  await expect.poll(isWhole).toBe(true);
  await context.setOffline(true);
  await page.goto('/events');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no network');
  await page.goto('/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  for (const [label, text] of [
    ['Full Name', 'Kept Zulu'],
    ['Email Address', 'kept@mail.example'],
    ['Subject', 'A visit'],
    ['Message', 'We come on Monday.'],
  ] as const)
    await main.getByLabel(label, { exact: true }).fill(text);
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('saved on this device').first()).toBeVisible();
});

test('the button keeps the whole site, with its parents’ sections, and says so from then on', async ({
  page,
  context,
}) => {
  await page.goto('/parents');
  await keepWholeSite(page);
  await expectAccessibleAtEachWidth(page);
  expect(await keptAddresses(page)).toEqual(keptPages.toSorted());
  await context.setOffline(true);
  for (const path of ['/parents/fees', '/enrollment/which-class', '/events']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no network');
    await expect(page.getByText('This site is on your phone.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Keep this site/ })).toHaveCount(0);
  }
});

test.describe('where nothing can be kept', () => {
  test.use({ serviceWorkers: 'block' });

  test('no page offers to keep it', async ({ page, hydrated }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    });
    await page.goto('/parents');
    await hydrated(page);
    await expect(page.getByRole('button', { name: /^Keep this site/ })).toBeHidden();
  });
});
