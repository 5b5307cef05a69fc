import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { offerIn } from '#tests/support/at-the-desk.ts';
import { letUndoPass } from '#tests/support/clients/access-code.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { mailsAtDesk } from '#tests/support/readers/office-desk.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const CODE = /access code for the parent portal: \S+/;

test('both parents get the offer, and neither sees how the school reaches the other', async ({
  page,
  browser,
  school,
}) => {
  const [grace, joseph] = [newEmail('grace'), newEmail('joseph')];
  const phones = { grace: '+260 97 781 0220', joseph: '+260 96 643 1087' };
  const { reference } = await (
    await sendApplication(school.address, {
      ...{ parent1FirstName: 'Grace', parent1Email: grace, parent1Phone: phones.grace },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Relationship: 'Father' },
      ...{ parent2Email: joseph, parent2Phone: phones.joseph },
    })
  ).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await page.getByRole('button', { name: 'Offer a place …', exact: true }).click();
  const letter = page.getByRole('dialog', { name: 'Offer a place' });
  await expect(letter).toContainText(`To ${grace}, ${joseph}`);
  await offerIn(letter);
  await expect(page.locator('.record-head .badge')).toHaveText('Offered');
  const offers = await mailsAtDesk(school, reference, 'we offer a place');
  expect(offers.map(({ recipient }) => recipient).sort()).toEqual([grace, joseph].sort());
  for (const { recipient, subject, text } of offers) {
    expect(subject).toContain(reference);
    // Only who can open it is led there.
    expect(/\/portal\b/.test(text)).toBe(recipient === grace);
    expect(text).toContain('/status');
    expect(text).not.toContain('Mutinta');
  }
  await letUndoPass((statement) => changeRows(school, statement), reference);

  // Nobody has proven the father's address: he calls the office, which gives him a code, and he follows with it.
  expect(offers.find(({ recipient }) => recipient === joseph)?.text).not.toMatch(CODE);
  await openBehind(page, 'Way into the portal');
  await page.getByRole('button', { name: 'Give access code to Joseph Mwale' }).click();
  const code = (await page.locator('.spoken-code').textContent()) ?? '';
  await openAccount(school, joseph);
  const context = await browser.newContext({ baseURL: school.address });
  const father = await context.newPage();
  await father.goto('/sign-in?next=%2Fportal');
  await father.getByLabel('Email Address', { exact: true }).fill(joseph);
  await father.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await father.getByRole('button', { name: 'Sign in' }).click();
  await father.getByLabel('Access code').fill(code);
  await father.getByRole('button', { name: 'Add application' }).click();
  await father.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(father.getByText(phones.joseph)).toBeVisible();
  await expect(father.getByText(joseph)).toBeVisible();
  await expect(father.locator('main')).not.toContainText(phones.grace);
  await expect(father.locator('main')).not.toContainText(grace);
  await expectAccessibleAtEachWidth(father);

  await father.getByRole('link', { name: 'Correct phone numbers and email addresses' }).click();
  await expect(father.getByRole('group', { name: 'Parent/Guardian 2' })).toBeVisible();
  await expect(father.getByRole('group', { name: 'Parent/Guardian 1' })).toHaveCount(0);
  await expectAccessible(father);
  await father.getByLabel('Send me mails about this application').uncheck();
  await father.getByRole('button', { name: 'Save contact details' }).click();
  await expect(father.getByRole('heading', { name: 'We offer a place' })).toBeVisible();

  await father.getByRole('button', { name: 'Invite the other parent or guardian' }).click();
  await father.getByRole('dialog').getByRole('button', { name: 'Yes, send the mail' }).click();
  await expect(father.getByText('The mail goes to the address that the school has.')).toBeVisible();
  await expect(father.locator('main')).not.toContainText(grace);
  const invited = await mailsAtDesk(school, reference, 'You can follow the application');
  expect(invited.map(({ recipient }) => recipient)).toEqual([grace]);
  await context.close();
});
