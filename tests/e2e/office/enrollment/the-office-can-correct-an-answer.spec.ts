import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('an answer is corrected with its reason: the old one stays visible, the family’s own words too', async ({
  page,
  school,
}) => {
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: 'Kasondde', parent1Email: 'kasonde@mail.example' },
  });
  const { reference } = await sent.json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kasondde');

  await page.getByRole('button', { name: 'Correct an answer …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct an answer' });
  await expect(dialog.getByLabel('Question')).toHaveValue('studentFirstName');
  await expect(dialog.getByLabel('The right answer')).toHaveValue('Kasondde');
  await expectAccessibleAtEachWidth(page);
  await dialog.getByLabel('The right answer').fill('Kasonde');
  await dialog.getByLabel('How do you know?').fill('birth record shown');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kasonde');
  const corrections = page.getByRole('region', { name: 'Corrections' });
  await expect(corrections.locator('del')).toHaveText('Kasondde');
  await expect(corrections.locator('ins')).toHaveText('Kasonde');
  await expect(corrections).toContainText('birth record shown');
  await expect(page.getByRole('region', { name: 'As submitted' })).toContainText('Kasondde');
  await expectAccessible(page);

  await page.goto('/staff/enrollment-applications?q=kasonde');
  await expect(page.getByRole('link', { name: /Kasonde / })).toBeVisible();
});

test('two forms of one child with two birth dates lead to each other', async ({ page, school }) => {
  const child = { studentFirstName: 'Twiza', studentLastName: 'Twobirths' };
  const send = async (answers: Record<string, string>) =>
    (await (await sendApplication(school.address, answers)).json()).reference as string;
  const one = await send(child);
  const other = await send({ ...child, studentDOB: '2020-05-15' });
  await enterDesk(page, school, `/staff/enrollment-applications/${one}`);
  await page.getByRole('button', { name: 'Same child' }).click();
  const note = page.locator('.note').filter({ hasText: 'Two birth dates of one child' });
  await expect(note).toHaveText(
    `Two birth dates of one child: here 14 May 2020, but 15 May 2020 in ${other}. Correct the form that is wrong.`,
  );
  await expectAccessibleAtEachWidth(page);
  await note.getByRole('link', { name: other }).click();
  await expect(note).toContainText('here 15 May 2020, but 14 May 2020');
});

test('a birth date that makes the child too young is asked about, and then the record says so', async ({
  page,
  school,
}) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await page.getByRole('button', { name: 'Correct an answer …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct an answer' });
  await dialog.getByLabel('Question').selectOption('Date of birth');
  await dialog.getByLabel('The right answer').fill('01062025');
  await expect(dialog.getByLabel('The right answer')).toHaveAccessibleDescription(
    /Sunday, 1 June 2025/,
  );
  await expectAccessibleAtEachWidth(page);
  await dialog.getByLabel('How do you know?').fill('the mother called');
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog).toContainText('tick the box below');
  await expect(dialog.getByLabel('How do you know?')).toHaveValue('the mother called');
  await dialog.getByLabel('Correct it even if the child is too young').check();
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.note').filter({ hasText: 'years old' }).first()).toBeVisible();
  expect(await recordAtDesk(school, 'enrollment-applications', reference)).toMatchObject({
    answers: { studentDOB: '2025-06-01' },
  });
});
