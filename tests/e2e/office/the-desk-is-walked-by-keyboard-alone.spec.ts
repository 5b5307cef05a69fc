import type { Locator, Page } from '@playwright/test';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** Every room of the navigation, and how its screen is headed. */
const rooms = [
  ['Enrollment', 'Enrollment applications'],
  ['Families', 'Families'],
  ['Jobs', 'Job applications'],
  ['Messages', 'Messages'],
  ['Parents’ forms', 'Parents’ forms'],
  ['Meals', 'Meals'],
  ['Newsletter', 'Newsletter'],
  ['Pages', 'Website'],
  ['Documents', 'Documents'],
  ['Letters and mails', 'Letters and mails'],
  ['Staff', 'Staff'],
  ['Today', 'Today'],
] as const;

/** Screens behind a room, by the words of the link that leads there. */
const behind: Record<string, [link: string | RegExp, heading: string | RegExp][]> = {
  Enrollment: [
    ['Places', /^Places \d{4}$/],
    ['Enter a paper form', 'Enter a paper form'],
    [/Hamoonga/, /Hamoonga/],
  ],
  Messages: [['A visit', 'A visit']],
  'Parents’ forms': [[/Ng’andu/, /Ng’andu/]],
  Meals: [[/^Chanda /, /^Chanda /]],
  Pages: [
    ['News', 'News'],
    ['Events', 'Events'],
    ['Important dates', 'Important dates'],
    ['Openings', 'Openings'],
    ['Questions and answers', 'Questions and answers'],
    ['The office', 'The office'],
  ],
  Documents: [['Add a document', 'Add a document']],
  Staff: [['Who did what', 'Who did what']],
};

/** Enters a room from the navigation, which is behind a button where the window is narrow. */
async function walkToRoom(page: Page, room: string): Promise<void> {
  const bar = page.locator('#desk-bar');
  const all = bar.locator('.all-rooms > summary');
  const menu = bar.locator('.full .menu', { has: page.getByText(room, { exact: true }) });
  if (await all.isVisible()) await walkTo(page, all);
  else if ((await menu.count()) > 0) await walkTo(page, menu.locator('summary'));
  await walkTo(page, bar.getByRole('link', { name: new RegExp(`^${room}( \\d+ waiting)?$`) }));
}

async function walkTo(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

async function expectScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
}

for (const width of [320, 1280]) {
  test(`every room and every screen behind it, at ${width} px`, async ({ page, school }) => {
    await page.setViewportSize({ width, height: 900 });
    expect((await sendApplication(school.address)).status).toBe(201);
    const message = { name: 'B', email: 'b@mail.example', subject: 'A visit', message: 'May we?' };
    const sent = await fetch(`${school.address}/api/contact-messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    expect(sent.status).toBe(201);
    expect((await sendForm(school.address, volunteerApplication)).status).toBe(201);
    expect((await sendPayment(school.address)).status).toBe(201);
    await enterDesk(page, school, '/staff', 'administrator');
    for (const [room, heading] of rooms) {
      await walkToRoom(page, room);
      await expectScreen(page, heading);
      for (const [link, screen] of behind[room] ?? []) {
        await walkTo(page, page.getByRole('link', { name: link, exact: true }).first());
        await expectScreen(page, screen);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
    }
  });
}
