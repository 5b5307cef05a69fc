import type { Locator, Page } from '@playwright/test';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { askedFamily, QUESTION } from '#tests/support/clients/asked-family.ts';
import { mailedOffer } from '#tests/support/clients/mailed-offer.ts';
import { applied, card, choose, lookUp, unfold } from '#tests/support/papers-story.ts';
import {
  askForStatus,
  BIRTH_DATE,
  EMAIL,
  EMAIL_OR_PHONE,
} from '#tests/support/readers/status-page.ts';
import { sampleVolunteer } from '#tests/support/samples/sample-forms.ts';
import { jpegFromPhone } from '#tests/support/samples/sample-pictures.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ javaScriptEnabled: false });

/** What was sent to the school from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

/** Whoever goes on to another page and comes back reads the same; a browser that asks fails to come back. */
async function leaveAndComeBack(page: Page, said: Locator): Promise<void> {
  await expect(said).toBeVisible();
  await page.goto('/faq');
  await page.goBack();
  await expect(said).toBeVisible();
}

/** The same, and a reload sends nothing either. */
async function reloadAndComeBack(page: Page, said: Locator): Promise<void> {
  const posts = postsOf(page);
  await expect(said).toBeVisible();
  await page.reload();
  await leaveAndComeBack(page, said);
  expect(posts).toEqual([]);
}

const EVERY_ADDRESS_WITHOUT = /token|@|%40|2020-05-14/;

async function expectNoSecretInAddresses(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  for (const { url } of entries) expect(url).not.toMatch(EVERY_ADDRESS_WITHOUT);
}

test('at the status of a form for parents, right or wrong', async ({ page, request }) => {
  const email = newEmail('volunteer');
  const data = { ...sampleVolunteer, email };
  const { reference } = await (await request.post('/api/volunteer-applications', { data })).json();
  await page.goto('/status');
  await askForStatus(page, reference, EMAIL_OR_PHONE, 'somebody@mail.example');
  await reloadAndComeBack(page, page.getByText('We cannot find anything with these answers.'));
  await expect(page).toHaveTitle(/^Error: Application status/);
  await expect(page.getByLabel(EMAIL_OR_PHONE, { exact: true })).toHaveValue(
    'somebody@mail.example',
  );
  await page.getByLabel(EMAIL_OR_PHONE, { exact: true }).fill('');
  await page.getByRole('button', { name: 'Show the status' }).click();
  await reloadAndComeBack(page, page.getByRole('heading', { name: 'There is a problem' }));
  await page.getByLabel(EMAIL_OR_PHONE, { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Show the status' }).click();
  await reloadAndComeBack(page, page.getByRole('definition').getByText(reference));
  await expectNoSecretInAddresses(page);

  // A phone is handed on: whose it was is gone.
  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(page).toHaveURL('/status');
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Please enter your reference again.');
  await expect(page.getByRole('main')).not.toContainText(reference);
});

test('at a mistyped reference, and at an answer that nobody has', async ({ page }) => {
  await page.goto('/status');
  await page.getByLabel('Reference').fill('EN-2222-2223');
  await page.getByRole('button', { name: 'Continue' }).click();
  await leaveAndComeBack(page, page.getByRole('heading', { name: 'There is a problem' }));
  await expect(page.getByLabel('Reference')).toHaveValue('EN-2222-2223');
  for (const [reference, label, answer] of [
    ['EN-2222-2222', BIRTH_DATE, '2020-05-14'],
    ['JA-2222-2222', EMAIL, 'somebody@mail.example'],
  ] as const) {
    await page.goto('/status');
    await askForStatus(page, reference, label, answer);
    await reloadAndComeBack(page, page.getByText('We cannot find anything with these answers.'));
  }
  await expectNoSecretInAddresses(page);
});

test('at an offer: a question, the answer that is asked about, and the answer', async ({
  page,
  school,
}) => {
  const offer = await mailedOffer(school);
  await page.goto(offer.link);
  await page.getByLabel('Your question to the school').fill('   ');
  await page.getByRole('button', { name: 'Send question' }).click();
  await leaveAndComeBack(page, page.getByRole('heading', { name: 'There is a problem' }));
  await page.getByLabel('Your question to the school').fill('Is there a bus?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await reloadAndComeBack(page, page.getByText('has reached the school'));
  await expect(page.getByText('Is there a bus?')).toHaveCount(1);

  await page.getByRole('button', { name: 'Accept the place' }).click();
  await reloadAndComeBack(page, page.getByRole('heading', { name: 'Accept the place?' }));
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await reloadAndComeBack(page, page.getByRole('heading', { name: 'You have accepted the place' }));
  expect(await offer.status()).toBe('accepted');
  await expectNoSecretInAddresses(page);

  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(page.getByText('Please open the link in our mail again.')).toBeVisible();
  // What was done is still told where it was told; nothing of the child is.
  await page.goBack();
  await expect(page.getByText('You have accepted the place.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Grade');
});

test('at an answer to the school', async ({ page: family, browser, school }) => {
  const office = await browser.newContext({ javaScriptEnabled: true, baseURL: school.address });
  const { link } = await askedFamily(await office.newPage(), school);
  await office.close();
  await family.goto(link);
  await family.getByLabel('Your answer').fill('   ');
  await family.getByRole('button', { name: 'Send answer' }).click();
  await leaveAndComeBack(family, family.getByRole('link', { name: 'Write your answer' }));
  await family.getByLabel('Your answer').fill('We bring it on Monday.');
  await family.getByRole('button', { name: 'Send answer' }).click();
  await reloadAndComeBack(family, family.getByText('Your answer has reached the school.'));
  await expect(family.getByText('We bring it on Monday.')).toHaveCount(1);
  await expectNoSecretInAddresses(family);
  await family.getByRole('button', { name: 'Close this page' }).click();
  await family.goBack();
  await expect(family.getByText('Your answer has reached the school.')).toBeVisible();
  await expect(family.getByText(QUESTION)).toHaveCount(0);
});

test('at the papers of a child', async ({ page, school }) => {
  await lookUp(page, await applied(school));
  const under = card(page, 'Under-five card');
  await unfold(page, 'Under-five card');
  await under.getByRole('button', { name: 'I will bring it' }).click();
  await reloadAndComeBack(page, under.getByText('You will bring it'));
  const birth = card(page, 'Birth certificate or birth record');
  await choose(page, 'Birth certificate or birth record', Buffer.from('no picture'));
  await birth.getByRole('button', { name: 'Send the photograph' }).click();
  await reloadAndComeBack(page, page.getByRole('heading', { name: 'There is a problem' }));
  await expect(page).toHaveTitle(/^Error: Papers/);
  await choose(page, 'Birth certificate or birth record', jpegFromPhone(6));
  await birth.getByRole('button', { name: 'Send the photograph' }).click();
  await reloadAndComeBack(page, page.getByText('The school has your photograph.'));
  await expectNoSecretInAddresses(page);
});
