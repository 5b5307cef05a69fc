import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('three children are one family by one press, and a guardian is corrected for all of them', async ({
  page,
  school,
}) => {
  const apply = async (studentFirstName: string, studentDOB: string, parent1Email: string) => {
    const home = {
      ...{ studentLastName: 'Simutowe', parent1LastName: 'Simutowe', parent1FirstName: 'Bupe' },
      parent1Phone: '0966 318 405',
    };
    const sent = await sendApplication(school.address, {
      ...home,
      ...{ studentFirstName, studentDOB, parent1Email },
    });
    return (await sent.json()).reference as string;
  };
  const first = await apply('Kondwani', '2017-02-03', 'bupe.s@mail.example');
  const others = [
    await apply('Lweendo', '2018-05-06', 'b.simutowe@mail.example'),
    await apply('Namasiku', '2020-07-08', 'simutowe@mail.example'),
  ];

  await enterDesk(page, school, `/staff/enrollment-applications/${first}`);
  const section = page.locator('.belonging');
  const all = section.getByRole('button', { name: 'All 3 are one family' });
  await expect(all).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await all.click();
  await expect(all).toHaveCount(0);
  await expect(section.getByText(/^Same family: /)).toHaveCount(2);

  await page.getByRole('button', { name: 'Correct an answer …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct an answer' });
  await dialog.getByLabel('Question').selectOption('parent1Phone');
  await expect(dialog.getByRole('checkbox', { name: /for the other children/ })).toBeChecked();
  await dialog.getByLabel('The right answer').fill('0966 318 406');
  await dialog.getByLabel('How do you know?').fill('the mother called');
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await expect(dialog).toBeHidden();
  for (const reference of [first, ...others]) {
    const { answers } = await recordAtDesk(school, 'enrollment-applications', reference);
    expect(answers).toMatchObject({ parent1Phone: '0966 318 406' });
  }

  // The search has one line for the family.
  await page.getByRole('searchbox', { name: 'Search all rooms' }).fill('simutowe');
  const family = page.locator('.desk-answers').getByRole('link', { name: /Simutowe.* family/ });
  await expect(family).toHaveCount(1);
  await family.click();
  for (const name of ['Kondwani', 'Lweendo', 'Namasiku'])
    await expect(page.getByRole('link', { name: `${name} Simutowe`, exact: true })).toBeVisible();
});
