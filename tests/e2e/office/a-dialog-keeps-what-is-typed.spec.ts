import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('what is typed of a payment is kept, and a day that was typed leaves with “Start again”', async ({
  page,
  school,
}) => {
  const pays = await (await sendPayment(school.address, { amountKwacha: '300' })).json();
  await enterDesk(page, school, `/staff/meals/${pays.reference}`, 'administrator');
  const open = (name: string) => page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await open('Confirm');
  await dialog.getByLabel('Amount received').fill('250');
  await dialog.getByLabel('Transaction id').fill('8812 0000 7701');
  const short = await dialog.getByRole('status').textContent();
  await page.reload();
  await open('Confirm');
  await expect(dialog.getByLabel('Amount received')).toHaveValue('250');
  await expect(dialog.getByLabel('Transaction id')).toHaveValue('8812 0000 7701');
  await expect(dialog.getByRole('status')).toHaveText(short ?? '');
  expect(short).toContain('50');
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(dialog.getByLabel('Amount received')).toHaveValue('300');
  await expect(dialog.getByRole('status')).toBeEmpty();

  const member = await (await sendForm(school.address, ptaMembership, { name: 'No Word' })).json();
  await page.goto(`/staff/parents/${member.reference}`);
  await open('Write down the payment');
  const today = await dialog.getByLabel('When').inputValue();
  await dialog.getByLabel('When').fill('4 February 2026');
  await dialog.getByLabel('How').selectOption({ index: 1 });
  const way = await dialog.getByLabel('How').inputValue();
  await page.reload();
  await open('Write down the payment');
  await expect(dialog.getByLabel('When')).toHaveValue('4 February 2026');
  await expect(dialog.getByLabel('How')).toHaveValue(way);
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(dialog.getByLabel('When')).toHaveValue(today);
});
