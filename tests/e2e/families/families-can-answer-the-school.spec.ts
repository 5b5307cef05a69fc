import { expectAccessible } from '#tests/support/accessibility.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { askedFamily, QUESTION } from '#tests/support/clients/asked-family.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

interface Turn {
  side: string;
  author: string;
  words: string;
}

/** What the family has said so far in the conversation about this application, as the office reads it. */
async function saidAbout(school: RunningSchool, reference: string) {
  const [line] = await listedAtDesk(school, 'messages', reference);
  if (!line) return [];
  const { turns } = await recordAtDesk(school, 'messages', String(line.reference));
  return turns
    .filter(({ side }: Turn) => side === 'family')
    .map(({ author, words }: Turn) => ({ author, words }));
}

test('a family answers by the link of a mail, without a script, and the desk has it', async ({
  page,
  browser,
  school,
}) => {
  const { reference, link } = await askedFamily(page, school);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: school.address });
  const family = await context.newPage();
  await family.goto(link);
  // No entry of the history has the token, and looking has changed nothing.
  await expect(family).toHaveURL(/\/messages\/answer$/);
  await expect(family.getByText(QUESTION)).toBeVisible();
  expect(await saidAbout(school, reference)).toEqual([]);
  await family.getByLabel('Your answer').fill('   ');
  await family.getByRole('button', { name: 'Send answer' }).click();
  await expect(family.getByRole('link', { name: 'Write your answer' })).toBeVisible();
  await family.getByLabel('Your answer').fill('We bring it on Monday.');
  await family.getByRole('button', { name: 'Send answer' }).click();
  await expect(family.getByText('Your answer has reached the school.')).toBeVisible();
  expect(await saidAbout(school, reference)).toEqual([
    { author: 'Choolwe Hamoonga', words: 'We bring it on Monday.' },
  ]);
  // Whoever has the phone next opens nothing.
  await family.getByRole('button', { name: 'Close this page' }).click();
  expect(await context.cookies()).toEqual([]);
  await family.goto('/messages/answer');
  await expect(family.getByText('Please open the link in our mail again.')).toBeVisible();
  await context.close();

  await page.reload();
  const asked = page.getByRole('region', { name: 'Asked of the family' });
  await expect(asked).toContainText('We bring it on Monday.');
  const sizeOf = (name: string) =>
    asked
      .getByRole('heading', { name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf('Messages')).toBeLessThan(await sizeOf('Asked of the family'));
  await asked.getByRole('link', { name: 'Answer the family' }).click();
  await expect(page.getByRole('link', { name: reference }).first()).toBeVisible();
  await page.getByLabel('Your answer to the family').fill('Thank you, that is early enough.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
});

test('what is typed on the page of the link is kept on the device until it is sent', async ({
  page,
  browser,
  school,
}) => {
  const { reference, link } = await askedFamily(page, school);
  const context = await browser.newContext({ baseURL: school.address });
  const family = await context.newPage();
  await family.goto(link);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await family.setViewportSize(size);
    await expectAccessible(family);
  }
  await family.getByLabel('Your answer').fill('On Mon');
  await family.goto('/');
  await family.goto(link);
  await expect(family.getByLabel('Your answer')).toHaveValue('On Mon');
  await family.getByLabel('Your answer').fill('On Monday.');
  await family.getByRole('button', { name: 'Send answer' }).click();
  await expect(family.getByText('Your answer has reached the school.')).toBeVisible();
  await expect(family.getByLabel('Write more')).toHaveValue('');
  await family.getByLabel('Write more').fill('And');
  await family.reload();
  await expect(family.getByLabel('Write more')).toHaveValue('And');
  await family.getByLabel('Write more').fill('');
  await family.goto(link);
  await expect(family.getByLabel('Your answer')).toHaveValue('');
  expect(await saidAbout(school, reference)).toMatchObject([{ words: 'On Monday.' }]);
  await family.goto(`${link}x`);
  await expect(family.getByText('This link no longer works.')).toBeVisible();
  await context.close();
});

test('a guardian reads and answers in the portal, and keeps the words without a connection', async ({
  page,
  browser,
  school,
}) => {
  const { reference, email } = await askedFamily(page, school);
  await openAccount(school, email);
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  const context = await browser.newContext({ baseURL: school.address });
  const guardian = await context.newPage();
  await guardian.goto('/sign-in?next=%2Fportal');
  await guardian.getByLabel('Email Address', { exact: true }).fill(email);
  await guardian.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guardian.getByRole('button', { name: 'Sign in' }).click();
  await guardian.getByLabel('Access code').fill(code);
  await guardian.getByRole('button', { name: 'Add application' }).click();
  await guardian.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(guardian.getByRole('region', { name: 'The school waits for you' })).toContainText(
    'Under-five card',
  );
  const messages = guardian.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(QUESTION);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await guardian.setViewportSize(size);
    await expectAccessible(guardian);
  }
  await messages.getByLabel('Write to the school').fill('On Tuesday.');
  await context.setOffline(true);
  await messages.getByRole('button', { name: 'Send message' }).click();
  await expect(guardian.getByText('No connection', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await guardian.reload();
  await expect(messages.getByLabel('Write to the school')).toHaveValue('On Tuesday.');
  await messages.getByRole('button', { name: 'Send message' }).click();
  await expect(messages.getByRole('listitem').filter({ hasText: 'On Tuesday.' })).toBeVisible();
  await expect(messages.getByLabel('Write to the school')).toHaveValue('');
  expect(await saidAbout(school, reference)).toMatchObject([{ words: 'On Tuesday.' }]);
  await context.close();
});
