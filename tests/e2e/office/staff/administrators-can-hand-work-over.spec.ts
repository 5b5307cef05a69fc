import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import type { StaffClient } from '#tests/support/clients/staff-client.ts';
import { showActs } from '#tests/support/desk-story.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

// Colleagues are also offered as receivers of work; only what a row says of its own person counts.
const cardOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) });

async function newWork(school: RunningSchool, staff: StaffClient): Promise<string> {
  const { reference } = await (await sendApplication(school.address)).json();
  const record = `/api/staff/enrollment-applications/${reference}`;
  const { version } = await (await staff.get(record)).json();
  await staff.post(record, { change: 'assign', version, to: staff.accountId });
  return reference;
}

async function named(colleague: Promise<StaffClient>, name: string): Promise<StaffClient> {
  const staff = await colleague;
  await staff.post('/api/staff/account', { name });
  return staff;
}

test('an administrator hands the open work of a colleague over, also when access ends', async ({
  page,
  school,
}) => {
  const leaving = await named(newColleague(school, 'admissions'), 'Leaving Mwila');
  const stays = await named(newColleague(school, 'admissions'), 'Grace Tembo');
  const first = await newWork(school, leaving);
  const head = await newColleague(school, 'administrator');
  await openAsColleague(page, '/staff/people', head);
  const card = cardOf(page, leaving.email);
  await expect(card).toContainText('Looks after 1 open application');
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'Hand over work' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('1 open application will go to').selectOption('Grace Tembo');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Leaving Mwila has no open work now.')).toBeVisible();
  await expect(card).not.toContainText('Looks after');
  await expect(cardOf(page, stays.email)).toContainText('Looks after 1 open');

  const second = await newWork(school, leaving);
  await page.reload();
  await card.locator('summary').click();
  await card.getByRole('button', { name: 'End access' }).click();
  await dialog.getByLabel('1 open application will go to').selectOption('Grace Tembo');
  await page.getByRole('button', { name: 'Yes, end access' }).click();
  await expect(card).toHaveCount(0);
  await expect(cardOf(page, stays.email)).toContainText('Looks after 2 open');

  for (const reference of [first, second]) {
    await page.goto(`/staff/enrollment-applications/${reference}`);
    await showActs(page);
    const give = page.locator('summary', { hasText: 'Give to a colleague' });
    if (await give.isVisible()) await give.click();
    await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText(
      'Grace Tembo',
    );
    const history = page.getByRole('listitem').filter({ hasText: 'Assigned to Grace Tembo' });
    await expect(history.getByTitle(stays.email)).toBeVisible();
  }
  await page.goto(`/staff/people/record?q=${leaving.email}`);
  const ended = page.getByRole('listitem').filter({ hasText: /access ended/i });
  await expect(ended.first()).toContainText('Enrollment handed over: 1 to Grace Tembo');
});

test('everyone can hand work over', async ({ page, school }) => {
  const leaving = await newColleague(school, 'admissions');
  await newWork(school, leaving);
  await openAsColleague(page, '/staff/people', await newColleague(school, 'administrator'));
  await cardOf(page, leaving.email).locator('summary').click();
  await cardOf(page, leaving.email).getByRole('button', { name: 'Hand over work' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
