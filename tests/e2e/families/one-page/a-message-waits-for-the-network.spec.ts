import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { askedFamily } from '#tests/support/clients/asked-family.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const WORDS = 'May she come by the bus of Chisamba Road?';
const KEPT = 'Your message is kept on this device.';
const ARRIVED = 'Your answer has reached the school.';
const API = '**/api/child-messages';

/** The page of a child, open by the link of a mail, with the field to write in. */
async function openPage(page: Page, school: RunningSchool, studentFirstName: string) {
  const parent1Email = newEmail();
  const answer = await sendApplication(school.address, { studentFirstName, parent1Email });
  const { reference } = (await answer.json()) as { reference: string };
  const receipt = await mailTo(school.dataDir, parent1Email, reference);
  const link = receipt.links.find((one) => one.includes('/status/family')) ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, this is my child' }).click();
  await page.getByText(`Write to the school about ${studentFirstName}`).click();
  return { link, reference };
}

async function write(page: Page) {
  await page.getByLabel('Write to the school', { exact: true }).fill(WORDS);
  await page.getByRole('button', { name: 'Send message' }).click();
}

/** What the family has said about the application, as the office reads it. */
async function saidAbout(school: RunningSchool, reference: string): Promise<string[]> {
  const [line] = await listedAtDesk(school, 'messages', reference);
  if (!line) return [];
  const { turns } = await recordAtDesk(school, 'messages', String(line.reference));
  return turns.map(({ words }: { words: string }) => words);
}

const onPhone = (page: Page) =>
  page.evaluate(() => localStorage.getItem('ten-miles.child-messages') ?? '[]');

/** Answers in the place of the school until `mend` is called. */
async function answerAs(context: BrowserContext, status: number, detail: string) {
  let isBroken = true;
  const body = JSON.stringify({ status, title: 'Not taken', detail });
  await context.route(API, (route) =>
    isBroken
      ? route.fulfill({ status, contentType: 'application/problem+json', body })
      : route.fallback(),
  );
  return { mend: () => (isBroken = false) };
}

test('what is written with the network cut is kept, and leaves by itself, once', async ({
  page,
  context,
  school,
}) => {
  const { reference } = await openPage(page, school, 'Luyando');
  await page.getByLabel('Write to the school', { exact: true }).fill(WORDS);
  // Whoever types has what sends.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  const note = page.getByRole('status').filter({ hasText: KEPT });
  await expect(note).toContainText(WORDS);
  await expect(page.getByLabel('Write to the school', { exact: true })).toHaveValue('');
  await expectAccessibleAtEachWidth(page);
  await context.setOffline(false);
  await expect(page.getByText(ARRIVED)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: WORDS })).toBeVisible();
  await expect(page.getByText(KEPT)).toHaveCount(0);
  expect(await saidAbout(school, reference)).toEqual([WORDS]);
  expect(await onPhone(page)).not.toContain('bus');
  await page.reload();
  await expect(page.getByText('Messages about Luyando (1)')).toBeVisible();
});

test('from another page of the site, though the answer to the first try was lost', async ({
  page,
  context,
  school,
}) => {
  const { reference } = await openPage(page, school, 'Chipego');
  let tries = 0;
  await context.route(API, async (route) => {
    tries++;
    if (tries === 1) await route.fetch();
    await route.abort('connectionreset');
  });
  await write(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await context.unroute(API);
  await page.goto('/faq');
  await expect(page.getByText('The school has your message and answers you.')).toBeVisible();
  expect(await saidAbout(school, reference)).toEqual([WORDS]);
  expect(await onPhone(page)).toBe('[]');
});

test('when its pass is over the words stay, and go when the link is opened again', async ({
  page,
  context,
  school,
}) => {
  const { link, reference } = await openPage(page, school, 'Mweemba');
  const { mend } = await answerAs(context, 401, 'Over');
  await write(page);
  await expect(page.getByText('Please open the link in our newest mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Close this page' }).click();
  const line = page.getByRole('region', { name: 'Not sent yet' });
  await expect(line).toContainText('A message about your child is still on this device.');
  await expect(line).not.toContainText('bus');
  await line.getByRole('link', { name: 'See your message' }).click();
  await expect(page.getByText('This page is closed again.')).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
  expect(await saidAbout(school, reference)).toEqual([]);
  mend();
  await page.goto(link);
  await expect(page.getByText(ARRIVED)).toBeVisible();
  expect(await saidAbout(school, reference)).toEqual([WORDS]);
});

test('what the school does not take comes back into the field, or can be taken off the phone', async ({
  page,
  context,
  school,
}) => {
  const AGAINST = 'This page does not take messages about this child any more.';
  const { reference } = await openPage(page, school, 'Mukanga');
  await answerAs(context, 422, AGAINST);
  await write(page);
  await expect(page.getByRole('status').filter({ hasText: AGAINST })).toBeVisible();
  await expect(page.getByLabel('Write to the school', { exact: true })).toHaveValue(WORDS);
  await page.reload();
  await page.getByText('Write to the school about Mukanga').click();
  await expect(page.getByLabel('Write to the school', { exact: true })).toHaveValue(WORDS);
  await context.unroute(API);
  await context.route(API, (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expect(page.getByText(ARRIVED)).toHaveCount(0);
  expect(await onPhone(page)).toBe('[]');
  expect(await saidAbout(school, reference)).toEqual([]);
});

test('two tabs say the same, and a device that keeps nothing promises nothing', async ({
  page,
  context,
  school,
}) => {
  const { reference } = await openPage(page, school, 'Nchimunya');
  const other = await context.newPage();
  await other.goto('/status/family');
  await context.route(API, (route) => route.abort());
  await write(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(other.getByText(KEPT)).toBeVisible();
  await context.unroute(API);
  await expect(other.getByText(ARRIVED)).toBeVisible();
  await expect(page.getByText(ARRIVED)).toBeVisible();
  expect(await saidAbout(school, reference)).toEqual([WORDS]);
  await other.close();

  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await page.reload();
  // Before its script is there, the form is posted as it stands, and arrives.
  await page.waitForLoadState('networkidle');
  await context.route(API, (route) => route.abort());
  await page.getByText('Messages about Nchimunya (1)').click();
  await write(page);
  await expect(page.getByText('This device could not keep your message')).toBeVisible();
  await expect(page.getByText(KEPT)).toHaveCount(0);
});

test('without a line a button of a page that a mail opened says that nothing was sent', async ({
  page,
  context,
  school,
}) => {
  const { link } = await askedFamily(page, school);
  const family = await context.newPage();
  await family.goto(link);
  await family.getByLabel('Your answer').fill('On Monday.');
  await family.waitForLoadState('networkidle');
  await context.setOffline(true);
  await family.getByRole('button', { name: 'Send answer' }).click();
  await expect(family.getByText('No connection', { exact: true })).toBeVisible();
  await expect(family.getByLabel('Your answer')).toHaveValue('On Monday.');
  await context.setOffline(false);
  await family.getByRole('button', { name: 'Send answer' }).click();
  await expect(family.getByText(ARRIVED)).toBeVisible();
});
