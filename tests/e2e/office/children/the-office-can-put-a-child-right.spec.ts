import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { isUncovered } from '#tests/support/keyboard.ts';
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

test('on a phone on its side: what was typed stays, and no sentence lies over it', async ({
  page,
  context,
  ownSchool: school,
}) => {
  const [staff, colleague] = [
    await newColleague(school, 'admissions'),
    await newColleague(school, 'admissions'),
  ];
  const reference = 'CH-2222-3333';
  await bringChildren({ rows: (statement) => changeRows(school, statement) }, [
    { reference, firstName: 'Mapalo', lastName: 'Dacka', year, grade: 'grade3' },
  ]);
  await page.setViewportSize({ width: 640, height: 360 });
  await openAsColleague(page, `/staff/children/${reference}`, staff);
  const open = page.getByRole('button', { name: 'Correct name, birthday or guardians' });
  const correcting = page.getByRole('dialog', { name: 'What is right?' });
  const surname = correcting.getByLabel('Surname');
  const born = correcting.getByLabel('Date of birth');
  await open.press('Enter');
  await surname.fill('Daka');
  await born.fill('31 Feb 2017');
  await born.press('Enter');
  await expect(correcting.getByRole('alert')).toContainText('is no day');
  await expect(born).toBeFocused();
  await expect.poll(() => isUncovered(born)).toBe(true);
  await born.fill('9 Aug 2017');
  await context.setOffline(true);
  await born.press('Enter');
  await expect(correcting.getByRole('alert')).toContainText('press the button again');
  await context.setOffline(false);
  await page.reload();
  await open.press('Enter');
  await expect(correcting.getByText('What you typed before is still here.')).toBeVisible();
  await expect(surname).toHaveValue('Daka');
  await expect(born).toHaveValue('9 August 2017');
  await surname.focus();

  const at = `/api/staff/children/${reference}`;
  const { version, brought } = await (await colleague.get(at)).json();
  const theirs = { change: 'correct', version, ...brought, firstName: 'Mapaalo' };
  expect((await colleague.post(at, theirs)).status).toBe(200);
  await surname.press('Enter');
  await expect(correcting.getByRole('alert')).toContainText('what you typed is still here');
  await expect(surname).toBeFocused();
  await expect.poll(() => isUncovered(surname)).toBe(true);
  await expect(surname).toHaveValue('Daka');
  await surname.press('Enter');
  await expect(page.getByText('9 August 2017', { exact: true })).toBeVisible();
  await expect(open).toBeFocused();
});
