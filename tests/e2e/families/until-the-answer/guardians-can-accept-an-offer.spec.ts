import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { mailedOffer } from '#tests/support/clients/mailed-offer.ts';
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
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
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
  const declined = page.getByRole('heading', { name: 'You have declined the place' });
  await expect(declined).toBeFocused();
  await expect(declined).toBeInViewport();
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

test.describe('with the link of the mail', () => {
  test.use({ javaScriptEnabled: false });

  test('a family without a script and without an account asks, and accepts', async ({
    page,
    school,
  }) => {
    const offer = await mailedOffer(school);
    await page.goto(offer.link);
    // No entry of the history has the token, and looking has changed nothing.
    await expect(page).toHaveURL(/\/offer$/);
    expect(await offer.status()).toBe('offered');
    const stage = page.getByRole('region', { name: 'Grade' });
    await expect(stage.getByText(/Please answer by \w+day/)).toBeVisible();
    await expect(stage.getByRole('rowheader', { name: 'Registration, once' })).toBeVisible();
    // Nobody has proven yet that the address is a guardian’s.
    await expect(page.getByText('Mutinta')).toHaveCount(0);

    await page.getByRole('link', { name: 'Ask a question first' }).click();
    await page
      .getByLabel('Your question to the school')
      .fill('Does the bus stop at Chisamba Road?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('has reached the school')).toBeVisible();
    await expect(page.getByText('Does the bus stop at Chisamba Road?')).toBeVisible();

    await page.getByRole('button', { name: 'Decline the place' }).click();
    await expect(page.getByRole('heading', { name: 'Decline the place?' })).toBeVisible();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('heading', { name: 'Decline the place?' })).toHaveCount(0);
    expect(await offer.status()).toBe('offered');
    await page.getByRole('button', { name: 'Accept the place' }).click();
    await page.getByRole('button', { name: 'Yes, accept' }).click();
    await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept the place' })).toHaveCount(0);
    const next = stage.getByRole('region', { name: 'What comes next' });
    await expect(next.getByText('The place is accepted done on')).toBeVisible();
    await expect(next.getByRole('link', { name: /^Photograph it or bring it/ })).not.toHaveCount(0);
    await expect(stage.getByRole('rowheader', { name: 'Registration, once' })).toBeVisible();
    expect(await offer.status()).toBe('accepted');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeVisible();
    // Whoever has the phone next opens nothing; the mail opens it again.
    await page.getByRole('button', { name: 'Close this page' }).click();
    expect(await page.context().cookies()).toEqual([]);
    await page.goto('/offer');
    await expect(page.getByText('Please open the link in our mail again.')).toBeVisible();
    await page.goto(offer.link);
    await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeVisible();
    await mailTo(school.dataDir, offer.email, 'You have accepted the place');
  });

  test('an offer that was taken back, an address given up and a changed link open nothing', async ({
    page,
    school,
  }) => {
    const offer = await mailedOffer(school);
    await page.goto(offer.link);
    await page.getByRole('button', { name: 'Accept the place' }).click();
    await setStatus(offer.run, offer.reference, 'rescinded');
    await page.getByRole('button', { name: 'Yes, accept' }).click();
    await expect(page.getByText('Your answer did not count')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'taken its offer back' })).toBeVisible();
    expect(await offer.status()).toBe('rescinded');
    await page.goto(`${offer.link}x`);
    await expect(page.getByText('This link no longer works.')).toBeVisible();
    changeRows(
      school,
      `update enrollment_applications set parent1_email = 'other@mail.example' where reference = ?`,
      offer.reference,
    );
    await page.goto(offer.link);
    await expect(page.getByText('This link no longer works.')).toBeVisible();
  });
});

test('the page of the link can be read by everybody, in each status', async ({ page, school }) => {
  const offer = await mailedOffer(school);
  await page.goto(offer.link);
  for (const [width, height] of [
    [1280, 800],
    [740, 360],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Accept the place' }).click();
  await expect(page.getByRole('heading', { name: 'Accept the place?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(page.getByText('Please open the link in our mail again.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/offer?token=nothing');
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  await expectAccessible(page);
});
