import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the children of a year stand by class, sex and age on the day of the census, with what the form asks of the school', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-03-02T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    const girl = { studentGender: 'female', studentFirstName: 'Luse' };
    const unsaid = { studentGender: '', studentFirstName: 'Mwila' };
    for (const child of [girl, unsaid])
      await applicationAtDesk(school, staff, { ...sampleAnswersOf2026, ...child });
    await openAsColleague(page, '/staff/children', staff);
    await expect(page.getByLabel('Year')).toHaveValue('2026');
    await page.getByRole('link', { name: 'Count for the Ministry' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'School Profile Form, 2026' }),
    ).toBeVisible();
    await expect(page.getByText('30 April 2026 is still to come')).toBeVisible();
    await expect(page.getByText('1234')).toBeVisible();
    const lastOf = (sex: string) =>
      page
        .getByRole('rowgroup')
        .filter({ has: page.getByRole('rowheader', { name: 'The school' }) })
        .getByRole('row', { name: new RegExp(`${sex} `) })
        .getByRole('cell')
        .last();
    await expect(lastOf('Girls')).toHaveText('1');
    await expect(lastOf('Boys')).toHaveText('0');
    await expect(lastOf('Not given')).toHaveText('1');
    await expect(lastOf('All')).toHaveText('2');
    await expectAccessibleAtEachWidth(page);
    await page.getByLabel('Year').selectOption('2026');
    await page.getByRole('button', { name: 'Show this year' }).click();
    await expect(lastOf('All')).toHaveText('2');
  } finally {
    await school.remove();
  }
});
