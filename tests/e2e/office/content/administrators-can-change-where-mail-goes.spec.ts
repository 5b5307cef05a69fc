import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { linkTo } from '#tests/support/clients/account-client.ts';
import { pressMailLink } from '#tests/support/readers/mail-links.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';
import { codeNow } from '#tests/support/stubs/authenticator-app.ts';

const PART = '/staff/content/contacts';
const NEW = 'front-desk@school.example';

test('a new address of the office waits a day, is seen by everybody and can be stopped', async ({
  page,
  browser,
  school,
}) => {
  const administrator = await newColleague(school, 'administrator');
  await openAsColleague(page, PART, administrator);
  const email = page.getByLabel('Email', { exact: true });
  const old = await email.inputValue();
  await email.fill('front-desk');
  const ask = page.getByRole('button', { name: 'Ask for this change' });
  await ask.click();
  await expect(page.getByRole('link', { name: 'Email must be an email address' })).toBeVisible();
  await email.fill(NEW);
  await ask.click();

  // Who has no second factor sets one up first, and comes back to what was typed.
  await expect(page.getByRole('heading', { name: 'Show that it is you' })).toBeFocused();
  await expect(page.getByText('Nothing was changed')).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: 'Set up a second factor', exact: true }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(email).toHaveValue(NEW);
  changeRows(
    school,
    `update sessions set methods = '[{"method":"totp","timestamp":1}]' where account_id = ?`,
    administrator.accountId,
  );
  await ask.click();
  await page.getByLabel('Code', { exact: true }).fill(codeNow(key, 1));
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const waiting = page.getByRole('region', { name: 'A change is waiting' });
  await expect(waiting).toContainText(`Email: ${old} until now, then ${NEW}`);
  await expect(email).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);

  // An editor reads it, and who changes it.
  const office = await browser.newContext({ baseURL: school.address });
  const there = await office.newPage();
  await openAsColleague(there, '/staff/content/office', await newColleague(school, 'editor'));
  const beside = there.getByRole('region', { name: 'Mail addresses and phones' });
  await expect(beside).toContainText('Only an administrator can change this');
  await expect(beside).toContainText(old);
  await expectAccessibleAtEachWidth(there);
  await beside.getByRole('link', { name: 'Open it' }).click();
  await expect(there.getByText(NEW)).toBeVisible();
  await expect(there.getByRole('button', { name: 'Take the change back' })).toHaveCount(0);
  await expectAccessibleAtEachWidth(there);
  await there.getByRole('link', { name: 'All pages' }).click();
  await expect(there.getByText(/^changes on /)).toBeVisible();

  // The mailbox from before stops it.
  const link = await linkTo(school, old, 'a change is waiting');
  await pressMailLink(there, link);
  await expect(there.getByRole('heading', { name: 'The change is stopped' })).toBeVisible();
  await expectAccessibleAtEachWidth(there);
  await there.goto(link);
  await expect(there.getByText('This link no longer works.')).toBeVisible();
  await page.reload();
  await expect(email).toHaveValue(old);

  // And an administrator takes back what was asked for.
  await email.fill(NEW);
  await ask.click();
  await waiting.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
  await expect(email).toHaveValue(old);
});
