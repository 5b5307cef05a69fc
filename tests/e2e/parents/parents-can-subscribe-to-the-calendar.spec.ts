import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the feed can be had for every calendar, and its address copied', async ({
  page,
  context,
  school,
  hydrated,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/events');
  await hydrated(page);
  await page.getByText('Subscribe to Calendar').click();
  const feed = `${school.address}/calendar.ics`;
  const webcal = feed.replace('http:', 'webcal:');
  const hrefOf = async (name: string) =>
    new URL(
      (await page.getByRole('link', { name, exact: true }).first().getAttribute('href')) ?? '',
    );
  expect((await hrefOf('Phone or computer')).href).toBe(webcal);
  expect((await hrefOf('Google Calendar')).searchParams.get('cid')).toBe(webcal);
  expect((await hrefOf('Outlook')).searchParams.get('url')).toBe(webcal);
  await expect(page.getByText('Changes may take a day to appear')).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(feed);
  expect(await (await page.request.get(copied)).text()).toContain('SUMMARY:PTA Meeting');
});

test('a part of the calendar is a feed of its own', async ({ page, request }) => {
  await page.goto('/events');
  await page.getByText('Subscribe to Calendar').click();
  for (const name of ['Terms and Holidays', 'Events', 'Meetings']) {
    const link = page.locator('.post').getByRole('link', { name, exact: true });
    const href = (await link.getAttribute('href'))?.replace('webcal:', 'http:') ?? '';
    const answer = await request.get(href);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  }
});

test('one event is added from the menu beside it', async ({ page, request, hydrated }) => {
  await page.goto('/events');
  await hydrated(page);
  await page.getByRole('link', { name: /^Add to Calendar\s?: PTA Meeting$/ }).click();
  const menu = page.getByRole('dialog', { name: 'PTA Meeting' });
  await expect(menu).toContainText('Tuesday, January 13, 2026');
  const google = await menu.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  const { searchParams } = new URL(google ?? '');
  expect(searchParams.get('dates')).toBe('20260113T190000/20260113T190000');
  expect(searchParams.get('ctz')).toBe('Africa/Lusaka');
  const file = await menu.getByRole('link', { name: /\.ics/ }).getAttribute('href');
  expect(await (await request.get(file ?? '')).text()).toContain('DTSTART;TZID=Africa/Lusaka');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/events$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the event has a page with the same ways', async ({ page }) => {
    await page.goto('/events');
    await page.getByText('Subscribe to Calendar').click();
    await expect(page.getByLabel(/add this address/)).toHaveValue(/\/calendar\.ics$/);
    await page
      .getByRole('link', { name: /^Add to Calendar\s?: PTA Meeting$/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'PTA Meeting' })).toBeVisible();
    for (const name of ['Google Calendar', 'Outlook', /\.ics/]) {
      await expect(page.getByRole('link', { name })).toBeVisible();
    }
  });
});

test.describe('for everybody', () => {
  test('everybody can subscribe and add an event', async ({ page, hydrated }) => {
    await page.goto('/events');
    await hydrated(page);
    await page.getByText('Subscribe to Calendar').click();
    await page.getByText('Download Full Calendar').click();
    await expect(page.getByLabel(/add this address/)).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('link', { name: /^Add to Calendar\s?: PTA Meeting$/ }).click();
    await expect(page.getByRole('dialog', { name: 'PTA Meeting' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.goto('/events/pta-2026-01');
    await expectAccessibleAtEachWidth(page);
  });
});
