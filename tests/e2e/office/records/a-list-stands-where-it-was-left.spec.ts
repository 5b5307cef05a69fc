import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** More than a page. */
const RECORDS = 27;

async function sendMessages(school: RunningSchool): Promise<void> {
  for (let at = 1; at <= RECORDS; at++) {
    const sent = await fetch(`${school.address}/api/contact-messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'B',
        email: 'b@mail.example',
        subject: `Visit ${at}`,
        message: 'Hi',
      }),
    });
    expect(sent.status).toBe(201);
  }
}

async function sendApplications(school: RunningSchool): Promise<void> {
  for (let at = 1; at <= RECORDS; at++)
    await sendApplication(school.address, { studentFirstName: `Child${at}` });
}

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [list, send] of [
  ['/staff/messages', sendMessages],
  ['/staff/enrollment-applications', sendApplications],
] as const) {
  test(`after Back ${list} stands where it was, and its next page at the top`, async ({
    page,
    school,
  }) => {
    await send(school);
    await enterDesk(page, school, list, 'administrator');
    const row = page.locator('.inbox tbody th a').nth(14);
    await row.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const before = await place(page);
    expect(before).toBeGreaterThan(300);
    await row.click();
    await expect(page.getByRole('navigation', { name: 'List', exact: true })).toBeVisible();
    await page.goBack();
    await expect(row).toBeFocused();
    expect(await place(page)).toBe(before);
    await page.reload();
    await expect(row).toBeInViewport();

    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Next page' })).toBeFocused();
  });
}

/** How far the focus stands behind the bar of what is selected, in pixels. */
const hiddenBehindBar = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement;
    const bar = document.querySelector('.selected fieldset');
    if (!focus || !bar || bar.contains(focus)) return 0;
    const [one, other] = [focus.getBoundingClientRect(), bar.getBoundingClientRect()];
    return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  });

test('the keyboard walks a list clear of the bar of what is selected', async ({ page, school }) => {
  await sendApplications(school);
  await enterDesk(page, school, '/staff/enrollment-applications');
  for (const [width, height] of [
    [1280, 800],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.getByRole('checkbox').nth(1).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
    const next = page.getByRole('link', { name: 'Next page' });
    while (!(await next.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
      expect(await hiddenBehindBar(page), `${width} x ${height}`).toBe(0);
    }
  }
});

test('with more filters open, what is selected leaves the list in sight', async ({
  page,
  school,
}) => {
  await sendApplications(school);
  await enterDesk(page, school, '/staff/enrollment-applications?sort=name');
  for (const [width, height] of [
    [1280, 800],
    [800, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Received since')).toBeVisible();
    const { y = 0, height: high = 0 } =
      (await page.locator('.selected fieldset').boundingBox()) ?? {};
    expect(y + high, `${width} x ${height}`).toBe(height);
  }
});

test('an outlined button and a status above the list darken under the mouse', async ({
  page,
  school,
}) => {
  await sendApplications(school);
  await enterDesk(page, school, '/staff/enrollment-applications');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const under of [
    page.getByRole('link', { name: 'Places' }).last(),
    page.getByRole('navigation', { name: 'Status' }).getByRole('link').last(),
  ]) {
    const ground = () => under.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await under.hover();
    await expect.poll(ground).not.toBe(before);
    await expectAccessible(page);
  }
});
