import type { Browser, Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { linkTo, newEmail, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { pressMailLink } from '#tests/support/readers/mail-links.ts';
import { expect, test } from '#tests/support/school-story.ts';

const cardOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) });

test('an administrator invites a colleague, who sets a password and works', async ({
  page,
  browser,
  school,
}) => {
  await openAsColleague(page, '/staff/people', await newColleague(school, 'administrator'));
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('link', { name: 'Choose at least one role' })).toBeVisible();
  const email = newEmail('secretary');
  await expect(page.getByRole('link', { name: 'Enter a name' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('R. Banda');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox', { name: /^Admissions/ }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('A mail with a link is on its way')).toBeVisible();
  await expect(cardOf(page, email)).toContainText(
    'Nothing opens before the link in the mail is used',
  );
  await cardOf(page, email).locator('summary').click();
  await cardOf(page, email).getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Yes, send again' }).click();
  await expect(page.getByText(`A mail with a new link is on its way to ${email}.`)).toBeVisible();

  const phone = await browser.newContext({ baseURL: school.address });
  const there = await phone.newPage();
  await pressMailLink(there, await linkTo(school, email, 'You are invited', 2));
  await expect(there.getByLabel('Your name')).toHaveValue('R. Banda');
  await there.getByLabel('Your name').fill('Ruth Banda');
  await there.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await there.getByRole('button', { name: 'Save password' }).click();
  await there.goto('/staff');
  await expect(there.getByRole('heading', { level: 1, name: 'Today', exact: true })).toBeVisible();
  await expect(there.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await there.goto('/account');
  await there.getByRole('link', { name: 'Change your name' }).click();
  await there.getByLabel('Your name').fill('Mrs R. Banda');
  await there.getByRole('button', { name: 'Save name' }).click();
  await expect(there.getByText('Your name at the desk: Mrs R. Banda')).toBeVisible();

  await page.reload();
  const card = cardOf(page, email);
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Editor/ }).check();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(card).toContainText('Admissions, Editor');
  await expect(card.getByRole('rowheader', { name: 'Mrs R. Banda' })).toBeVisible();
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'Change name' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ruth Phiri-Banda');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(card.getByRole('rowheader', { name: 'Ruth Phiri-Banda' })).toBeVisible();
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'End access' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'End access' }).click();
  await page.getByRole('button', { name: 'Yes, end access' }).click();
  await expect(page.getByText('Ruth Phiri-Banda cannot open the desk any more.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await there.goto('/staff');
  await expect(there.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(there.getByText('You were signed out on this device')).toBeVisible();
  await readsThatItEnded(browser, there, email);
  await phone.close();

  await page.getByRole('link', { name: 'Who did what' }).click();
  await page.getByLabel(/^About/).fill(email);
  await expect(page.getByText('8 records')).toBeVisible();
  const ended = page.getByRole('listitem').filter({ hasText: 'access ended' });
  await expect(ended).toContainText(`Ruth Phiri-Banda (${email})`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Make a list' }).click();
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('record.csv');
});

/** By whichever way they sign in again; with the head of the school's pages, and a way out. */
async function readsThatItEnded(browser: Browser, page: Page, email: string) {
  const ended = page.getByRole('heading', { level: 1, name: 'Your access to the desk has ended' });
  for (const way of ['/staff', '/sign-in']) {
    await page.goto(way);
    await page.getByLabel('Email address').first().fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(ended).toBeVisible();
    await expect(page.getByText('Ask the head of the school')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ten Miles' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.goto('/staff/enrollment-applications');
    await expect(ended).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
  }
  // Without a script nobody is signed in, and no button is offered that could do nothing.
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const reader = await bare.newPage();
  await reader.goto(new URL('/account/access-ended', page.url()).href);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/has ended/);
  await expect(reader.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await bare.close();
}

test('everyone can use people, record and families’ data', async ({ page, school }) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await openAsColleague(page, '/staff/people', await newColleague(school, 'administrator'));
  await expect(page.getByRole('heading', { name: 'At the desk now' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('table').locator('summary').first().click();
  await page.getByRole('button', { name: 'Change roles' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.goto('/staff/people/record');
  await expect(page.getByRole('link', { name: 'Make a list' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.goto(`/staff/families?reference=${reference}`);
  await page.getByText('Give the family its data').click();
  await expect(page.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
