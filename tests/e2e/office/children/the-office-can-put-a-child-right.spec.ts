import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const year = '2026';

test('the office puts right what a spreadsheet said of a child: its name, whom to call, and its grade', async ({
  page,
  ownSchool: school,
}) => {
  const staff = await newColleague(school, 'admissions');
  await bringChildren({ rows: (statement) => changeRows(school, statement) }, [
    { reference: 'CH-2222-3333', firstName: 'Mapalo', lastName: 'Dacka', year, grade: 'grade3' },
  ]);
  await openAsColleague(page, '/staff/children/CH-2222-3333', staff);
  await expect(page.getByRole('heading', { level: 1, name: 'Mapalo Dacka' })).toBeVisible();

  await page.getByRole('button', { name: 'Correct name, birthday or guardians' }).click();
  const correcting = page.getByRole('dialog', { name: 'What is right?' });
  await expectAccessibleAtEachWidth(page);
  await correcting.getByLabel('Surname').fill('Daka');
  await correcting.getByLabel('Date of birth').fill('31 Feb 2017');
  await correcting.getByLabel('Guardian 1: phone').fill('0977 810 220');
  await correcting.getByRole('button', { name: 'Save the corrections' }).click();
  await expect(correcting.getByRole('alert')).toContainText('“31 Feb 2017” is no day');
  await expectAccessibleAtEachWidth(page);
  await correcting.getByLabel('Date of birth').fill('9 Aug 2017');
  await correcting.getByRole('button', { name: 'Save the corrections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mapalo Daka' })).toBeVisible();
  await expect(page.getByText('9 August 2017', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '0977 810 220' })).toBeVisible();
  await expect(page.getByText(/^Corrected: Surname, Date of birth/)).toBeVisible();

  await page.getByRole('button', { name: 'Change the class' }).click();
  const moving = page.getByRole('dialog', { name: `Which class in ${year}?` });
  await moving.getByLabel('Grade').selectOption({ label: 'Grade 4' });
  await expectAccessibleAtEachWidth(page);
  await moving.getByRole('button', { name: 'Save the class' }).click();
  await expect(page.getByText('Grade 4 A', { exact: true })).toBeVisible();
});
