import type { Page } from '@playwright/test';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { expect, test } from '#tests/support/school-story.ts';

const today = dayInLusaka(new Date());
const HEAD = 'Date;Transaction ID;Details;Credit;Debit;Balance';
const line = (id: string, text: string, moneyIn: string, moneyOut: string, balance: string) =>
  [today, id, text, moneyIn, moneyOut, balance].join(';');

let families = 0;

/** A family that has promised K 125 and, where it has one, entered the id of its transaction. */
async function promised(school: RunningSchool, childName: string, transactionId = '', own = {}) {
  families += 1;
  const phone = `+260 97 ${String(2_000_000 + families)}`;
  const sent = await sendPayment(school.address, {
    childName,
    phone,
    guardianName: `Eve ${childName}`,
    ...own,
  });
  const { reference } = (await sent.json()) as { reference: string };
  if (transactionId) {
    await fetch(`${school.address}/api/meal-payment-transactions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reference, proof: phone.slice(-4), transactionId, paidOn: today }),
    });
  }
  return { reference, phone: phone.replaceAll(' ', '') };
}

const statusOf = async (school: RunningSchool, reference: string) =>
  (await listedAtDesk(school, 'meal-payments', reference))[0]?.status;

const statement = (page: Page) => page.getByLabel('Put the statement here');
const read = (page: Page) => page.getByRole('button', { name: 'Read the statement' }).click();

test('all sure payments in one press, and taken back in one', async ({ page, school }) => {
  test.slow();
  const one = await promised(school, 'Statement Mapalo', '881200000001');
  const both = await promised(school, 'Statement Taonga');
  const member = await (
    await sendForm(school.address, ptaMembership, { name: 'Statement Zulu' })
  ).json();
  const likely = await promised(school, 'Statement Likando');
  const lines = [
    'Opening Balance;K 1,000.00',
    HEAD,
    line('881200000001', 'Grace', 'K 125.00', '', 'K 1,125.00'),
    line('881200000002', `${both.reference} ${member.reference}`, 'K 275.00', '', 'K 1,400.00'),
    line('881200000003', `from ${likely.phone}`, 'K 100.00', '', 'K 1,500.00'),
    line('881200000004', 'Shop', '', 'K 50.00', 'K 1,450.00'),
    line('881200000005', 'rent of a stranger', 'K 800.00', '', 'K 2,250.00'),
    'Closing Balance;K 2,250.00',
  ];
  await openAsColleague(page, '/staff/meals', await newColleague(school, 'admissions'));
  await page.getByRole('link', { name: 'Put in a statement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of the mobile money');
  await expectAccessibleAtEachWidth(page);

  // A page of it is missing: nothing is ticked, and what was pasted stays.
  const missing = lines.filter((text) => !text.includes('881200000004')).join('\n');
  await statement(page).fill(missing);
  await read(page);
  await expect(statement(page)).toHaveAccessibleDescription(
    /The sums are not right\. The balance on line 6 is K.50 too little/,
  );
  await expect(statement(page)).toHaveValue(missing);
  await expectAccessible(page);

  // The file as it is, chosen from the computer.
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}`),
  });
  await expect(page.getByText('The balances add up. No line is missing.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3 payments are sure' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  const press = page.getByRole('button', { name: 'Tick the 3 sure ones' });
  await tabTo(page, press);
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 payments are ticked.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'None is sure' })).toBeVisible();
  await expect(
    page.getByText('2 others (K 400) were ticked before and stay as they are.'),
  ).toBeVisible();
  expect(await statusOf(school, one.reference)).toBe('confirmed');
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: 'Take the 3 ticks back' }).click();
  await expect(page.getByText('3 payments are ticked.')).toBeHidden();
  await expect(page.getByText('3 ticks are taken back.')).toBeVisible();
  expect(await statusOf(school, one.reference)).toBe('transactionEntered');
  expect(await statusOf(school, both.reference)).toBe('referenceMade');
});

test('the messages of the provider, and what a person decides', async ({ page, school }) => {
  test.slow();
  const phone = '+260 97 2888001';
  const own = { phone, guardianName: 'Naomi Sakala' };
  const first = await promised(school, 'Statement Luyando', '', own);
  const second = await promised(school, 'Statement Natasha', '', { ...own, amountKwacha: '300' });
  await openAsColleague(page, '/staff/meals/statement', await newColleague(school, 'admissions'));
  // Its day stands in the id of a transaction: PP261124 is of 24 November 2026.
  const id = `PP${dayInLusaka(new Date()).slice(2).replaceAll('-', '')}`;
  const messages = [
    `You have received ZMW 100.00 from 972888001 Naomi Sakala.Dial *115# to check your new Bal. TID: ${id}.0915.A88001.`,
    `You have received ZMW 425.00 from 955777888 Unknown Sender.Dial *115# to check your new Bal. TID: ${id}.0916.A88002.`,
  ];
  await statement(page).fill([...messages, messages[0]].join('\n'));
  await read(page);
  await expect(page.getByText('We could not check the sums.')).toBeVisible();
  await expect(
    page.getByText('Line 3 is the same transaction as line 1. It counts once.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Likely: 1. You decide' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not known: 1' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  // One transaction of an aunt pays for two children: both are chosen from the list.
  const choose = page.getByText('Choose what it pays: line 2');
  await tabTo(page, page.locator('summary', { has: page.getByText(': line 2') }));
  await page.keyboard.press('Enter');
  await expect(choose).toBeVisible();
  const row = page.getByRole('row', { name: /Unknown Sender/ });
  await row.getByLabel('Find by child, name or reference').fill('naomi sakala');
  await row.getByLabel(/Statement Luyando/).check();
  await expect(row.getByRole('status')).toContainText('All of K 425.');
  await row.getByLabel(/Statement Natasha/).check();
  await expect(row.getByRole('status')).toContainText('K 725 of K 425.');
  await row.getByLabel(`Kwacha for ${first.reference}`).fill('125');
  await expect(row.getByRole('status')).toContainText('All of K 425.');
  await expectAccessibleAtEachWidth(page);
  await row.getByRole('button', { name: /^Tick these 2/ }).click();
  await expect(page.getByText('2 payments are ticked.')).toBeVisible();
  for (const { reference } of [first, second]) {
    expect(await statusOf(school, reference)).toBe('confirmed');
  }
  await page.goto(`/staff/meals/${second.reference}`);
  await expect(page.getByText('This transaction paid several references.')).toBeVisible();
  await expectAccessible(page);
});

test('a table that nobody has seen before is named once', async ({ page, school }) => {
  const { reference } = await promised(school, 'Statement Mwansa', '881200000009');
  await openAsColleague(page, '/staff/meals/statement', await newColleague(school, 'admissions'));
  await statement(page).fill(`Siku,Namba,Kiasi\n${today},881200000009,125`);
  await read(page);
  // It stands below what was pasted, on a phone out of sight.
  const question = page.getByRole('heading', { name: 'What do these columns hold?' });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await page.getByLabel('Namba').selectOption('Transaction id');
  await page.getByRole('button', { name: 'Read it like this' }).click();
  await expect(page.getByText('Choose the column of the money that came in.')).toBeVisible();
  await expect(page.getByLabel('Namba')).toHaveValue('transactionId');
  await page.getByLabel('Kiasi').selectOption('Money that came in');
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Read it like this' }).click();
  await expect(page.getByRole('heading', { name: '1 payment is sure' })).toBeVisible();
  await page.getByRole('button', { name: 'Tick it', exact: true }).click();
  await expect(page.getByText('1 payment is ticked.')).toBeVisible();
  expect(await statusOf(school, reference)).toBe('confirmed');
});

test('payments that are chosen in the list are ticked with one transaction', async ({
  page,
  school,
}) => {
  const made = [
    await promised(school, 'Listed Chipo', '881200000077'),
    await promised(school, 'Listed Bupe'),
  ];
  await openAsColleague(page, '/staff/meals?q=listed', await newColleague(school, 'admissions'));
  for (const { reference } of made) await page.getByLabel(`Choose ${reference}`).check();
  await expect(page.getByRole('heading', { name: 'Tick 2 payments together' })).toBeVisible();
  await expect(page.getByLabel('Transaction id (optional)')).toHaveValue('881200000077');
  await expectAccessibleAtEachWidth(page);
  await tabTo(page, page.getByRole('button', { name: 'Tick these 2' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 payments are ticked.')).toBeVisible();
  for (const { reference } of made) expect(await statusOf(school, reference)).toBe('confirmed');
  await page.getByRole('link', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take the 2 ticks back' }).click();
  await expect(page.getByText('2 payments are ticked.')).toBeHidden();
  for (const { reference } of made) expect(await statusOf(school, reference)).not.toBe('confirmed');
});
