import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the office decides about the children whom nobody answered for, begins the next year with one press, and takes it back', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-12-09T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    for (const studentFirstName of ['Lubona', 'Mwiza']) {
      await applicationAtDesk(school, staff, { ...sampleAnswersOf2026, studentFirstName });
    }
    await openAsColleague(page, '/staff/children/coming-back', staff);
    await page.getByRole('button', { name: 'Open the question' }).click();
    const asking = page.getByRole('dialog');
    await asking.getByLabel('Last day to answer').fill('11 Dec 2026');
    await asking.getByRole('button', { name: 'Save the last day' }).click();
    await expect(page.getByText('It is open until 11 December 2026.')).toBeVisible();

    await page.goto(`${school.address}/staff/children`);
    await page.getByRole('link', { name: 'Next year' }).click();
    await expect(page.getByRole('heading', { name: 'Decide about 2 children' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await expect(page.getByText('2 children of 2026 = 2 are not decided.')).toBeVisible();
    await page.getByRole('link', { name: 'Decide about the first' }).press('Enter');
    await expect(
      page.getByRole('heading', { name: 'The family has not said yes or no' }),
    ).toBeFocused();
    await page.getByRole('button', { name: /^Goes up for .*Lubona/ }).click();
    await expect(page.getByRole('heading', { name: 'Decide about 1 child' })).toBeVisible();
    await page.getByRole('button', { name: /^Repeats… for .*Mwiza/ }).click();
    const repeating = page.getByRole('dialog');
    await repeating.getByLabel('Reason').selectOption({ label: 'It missed much of the year' });
    await repeating.getByRole('button', { name: 'The child repeats' }).click();
    await expect(page.getByRole('heading', { name: 'Begin the school year 2027' })).toBeVisible();
    await expect(page.getByText('2 children of 2026 = 1 go up + 1 repeat.')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Grade 1 2 1 1 – – –' })).toBeVisible();
    await page.getByRole('heading', { name: 'Repeat the grade' }).click();
    await expect(page.getByRole('row', { name: /Mwiza/ })).toContainText('missed much');
    await expectAccessibleAtEachWidth(page);

    await page.getByRole('button', { name: 'Begin 2027' }).click();
    await expect(page.getByRole('heading', { name: '2027 has begun' })).toBeVisible();
    await expect(page.getByText('2 children of 2026 got a place in 2027.')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('link', { name: 'Look at the children of 2027' }).click();
    await expect(page.getByRole('row', { name: /Lubona/ })).toContainText(/Grade.2/);
    await expect(page.getByRole('row', { name: /Mwiza/ })).toContainText(/Grade.1/);

    await page.goto(`${school.address}/staff/children/roll-over?year=2027`);
    await page.getByRole('button', { name: 'Take everything back…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('heading', { name: 'Begin the school year 2027' })).toBeVisible();
    await page.goto(`${school.address}/staff/children?year=2027`);
    await expect(page.getByText('0 children')).toBeVisible();
  } finally {
    await school.remove();
  }
});
