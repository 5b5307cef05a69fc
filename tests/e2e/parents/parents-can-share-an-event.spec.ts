import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** As browsers on phones have it: keeps what was shared. */
async function withShareMenu(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: object) => {
        document.documentElement.dataset.shared = JSON.stringify(what);
        return Promise.resolve();
      },
    });
  });
  return async () => JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}');
}

const textOf = (href: string | null) => new URL(href ?? '').searchParams.get('text');

test('an event goes to WhatsApp as text with its day, hour, place and address', async ({
  page,
  school,
  hydrated,
}) => {
  await page.goto('/events');
  await hydrated(page);
  await page.getByRole('link', { name: /^Add to Calendar\s?: PTA Meeting$/ }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Share on WhatsApp' });
  const address = `${school.address}/events/pta-2026-01`;
  expect(textOf(await link.getAttribute('href'))).toBe(
    `PTA Meeting\nTuesday, January 13, 2026, 7:00 PM\nAt the school, Ten Miles\n${address}`,
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'PTA Meeting' })).toBeVisible();
});

test('a month and the important dates go to the phone’s menu of apps', async ({
  page,
  school,
  hydrated,
}) => {
  const shared = await withShareMenu(page);
  await page.goto('/events#october');
  await hydrated(page);
  await page.getByRole('link', { name: 'Share October' }).click();
  const october = await shared();
  expect(october).toMatchObject({
    title: 'October 2026',
    url: `${school.address}/events/october`,
  });
  expect(october.text).toContain('October 24: Independence Day');
  await page.getByRole('link', { name: 'Share these dates' }).click();
  expect((await shared()).text).toContain('April break: April 11 to May 4');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a month has a page that leads to WhatsApp', async ({ page }) => {
    await page.goto('/events/april');
    const end = page.getByRole('listitem').filter({ hasText: 'Term 1 Ends' });
    await expect(end).toContainText('Friday, April 10, 2026');
    await expect(end).toContainText('8:00 AM-12:00 PM');
    const link = page.getByRole('link', { name: 'Share on WhatsApp' });
    expect(textOf(await link.getAttribute('href'))).toContain('April 2026\n');
  });

  test('a month’s page leads to the next month and to each other one', async ({ page }) => {
    await page.goto('/events/april');
    const months = page.getByRole('navigation', { name: 'Months of 2026' });
    await expect(months.getByRole('link', { name: 'April', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await months.getByRole('link', { name: /^May 2026/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('May 2026');
    await months.getByRole('link', { name: 'December', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('December 2026');
    await expect(months.getByRole('link', { name: /2026 →/ })).toHaveCount(0);
  });

  test('there is no page for an event that is not there', async ({ page }) => {
    expect((await page.goto('/events/smarch'))?.status()).toBe(404);
  });
});

test.describe('for everybody', () => {
  for (const part of ['important-dates', 'january', 'november']) {
    test(`everybody can share ${part}`, async ({ page, hydrated }) => {
      await page.goto(`/events/${part}`);
      await hydrated(page);
      await expectAccessibleAtEachWidth(page);
    });
  }
});
