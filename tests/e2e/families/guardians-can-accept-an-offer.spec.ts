import type { Page } from '@playwright/test';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** A family with an offer, whose code waits to be typed. */
async function familyWithOffer(school: RunningSchool) {
  const email = newEmail();
  await openAccount(school, email);
  const answer = await sendApplication(school.address, { parent1Email: email });
  const reference: string = (await answer.json()).reference;
  const run = (statement: string) => changeRows(school, statement);
  await setStatus(run, reference, 'offered');
  const code = await newAccessCode(run, reference);
  return { email, code, reach: (status: string) => setStatus(run, reference, status) };
}

async function openOffer(page: Page, { email, code }: { email: string; code: string }) {
  await page.goto('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Access code').fill(code);
  await page.getByRole('button', { name: 'Add application' }).click();
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(page.getByRole('heading', { name: 'We offer a place' })).toBeVisible();
}

test('a guardian accepts an offer by keyboard alone', async ({ page, school }) => {
  const family = await familyWithOffer(school);
  await page.goto('/sign-in?next=%2Fportal');
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
  await tabTo(page, page.getByLabel('Email Address', { exact: true }));
  await page.keyboard.type(family.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add your application' })).toBeVisible();
  await tabTo(page, page.getByLabel('Access code'));
  await page.keyboard.type(family.code);
  await tabTo(page, page.getByRole('button', { name: 'Add application' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Mutinta Hamoonga' })).toBeVisible();
  await expect(page.getByText('Application added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add application' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Mutinta Hamoonga' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We offer a place' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Accept the place' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Accept the place' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, accept' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeFocused();
  const mail = await mailTo(school.dataDir, family.email, 'You have accepted the place');
  expect(mail.text).toContain('Was it not you?');
});

test('a guardian declines an offer after being asked', async ({ page, school }) => {
  await openOffer(page, await familyWithOffer(school));
  await page.getByRole('button', { name: 'Decline the place' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'We offer a place' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline the place' }).click();
  await page.getByRole('button', { name: 'Yes, decline' }).click();
  await expect(page.getByRole('heading', { name: 'You have declined the place' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Accept the place' })).toHaveCount(0);
});

test('a guardian withdraws by keyboard, and stands where it is said', async ({ page, school }) => {
  const family = await familyWithOffer(school);
  await openOffer(page, family);
  await family.reach('underReview');
  await page.reload();
  const withdraw = page.getByRole('button', { name: 'Withdraw the application' });
  await withdraw.press('Enter');
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes, withdraw' }).press('Enter');
  const withdrawn = page.getByRole('heading', { name: 'The application has been withdrawn' });
  await expect(withdrawn).toBeFocused();
});

test('a guardian is told when the offer was taken back meanwhile', async ({ page, school }) => {
  const family = await familyWithOffer(school);
  await openOffer(page, family);
  await family.reach('rescinded');
  await page.getByRole('button', { name: 'Accept the place' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(page.getByRole('alert')).toContainText('The school has taken its offer back');
  await expect(
    page.getByRole('heading', { name: 'The school has taken its offer back' }),
  ).toBeVisible();
});

test('without a connection nothing is claimed, and the answer can be sent again', async ({
  page,
  context,
  school,
}) => {
  await openOffer(page, await familyWithOffer(school));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Accept the place' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(page.getByRole('alert')).toContainText('No connection');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Accept the place' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(page.getByText('You have accepted the place. We have sent')).toBeVisible();
  await expect(page.getByText('No connection')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeVisible();
});
