import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a child that leaves frees its place: the next in line stands on Today, and the letter of transfer is there', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-03-02T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    const named = (studentFirstName: string) => ({ ...sampleAnswersOf2026, studentFirstName });
    const leaving = await applicationAtDesk(school, staff, named('Thandiwe'));
    await applicationAtDesk(school, staff, named('Mapalo'), ['underReview', 'waitlisted']);
    const { gradeLevel: grade, enrollmentYear: year } = sampleAnswersOf2026;
    const entered = { year, places: { [grade]: 1 }, seen: {} };
    expect((await staff.post('/api/staff/enrollment-places', entered)).status).toBe(200);

    await openAsColleague(page, `/staff/children?year=${year}`, staff);
    await expect(page.getByText('1 child', { exact: true })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('link', { name: /Thandiwe/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Thandiwe/ })).toBeVisible();
    await page.getByRole('button', { name: /^This child leaves/ }).click();
    const dialog = page.getByRole('dialog', { name: 'When does this child leave?' });
    await dialog.getByLabel('Why?').selectOption({ label: 'The family moves to another place' });
    await expectAccessibleAtEachWidth(page);
    await dialog.getByRole('button', { name: 'The child leaves' }).click();
    await expect(page.getByRole('button', { name: 'Take back “Left”' })).toBeVisible();
    await expect(
      page.getByText('The family moves to another place', { exact: true }),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Letter of transfer' }).click();
    expect((await download).suggestedFilename()).toContain('letter-of-transfer');
    await expectAccessibleAtEachWidth(page);

    await page.goto(`${school.address}/staff`);
    const free = page.getByRole('region', { name: /^A place is free in/ });
    await expect(free.getByRole('link', { name: /^Mapalo/ })).toBeVisible();

    await page.goto(`${school.address}/staff/children/${leaving}`);
    await page.getByRole('button', { name: 'Take back “Left”' }).click();
    await expect(page.getByRole('button', { name: /^This child leaves/ })).toBeVisible();
    await page.goto(`${school.address}/staff`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /place is free/ })).toHaveCount(0);
  } finally {
    await school.remove();
  }
});
