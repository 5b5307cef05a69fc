import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('the office says that children of staff come first and the day does not count; the list follows, and families read it', async ({
  page,
  browser,
  ownSchool: school,
}) => {
  const admissions = await newColleague(school, 'admissions');
  const { gradeLevel, enrollmentYear } = sampleAnswers;
  for (const [studentFirstName, group, lot] of [
    ['Mutinta', 'staff', '3'],
    ['Bupe', 'sibling', '2'],
    ['Alinani', 'everybody', '1'],
  ] as const) {
    const reference = await applicationAtDesk(
      school,
      admissions,
      { studentFirstName, parent1Email: `${studentFirstName.toLowerCase()}@mail.example` },
      ['underReview', 'waitlisted'],
    );
    changeRows(
      school,
      'update enrollment_applications set waits_as = ?, lot = ? where reference = ?',
      ...[group, lot, reference],
    );
  }
  const other = await browser.newPage();
  await openAsColleague(
    other,
    `/staff/enrollment-applications/places?year=${enrollmentYear}&grade=${gradeLevel}`,
    admissions,
  );
  const names = async () => {
    await other.reload();
    await other.locator('#waiting').waitFor();
    return other.locator('#waiting th[scope=row] a').allInnerTexts();
  };
  const first = async () => (await names()).map((name) => name.split(' ')[0]);
  await expect.poll(first).toEqual(['Bupe', 'Mutinta', 'Alinani']);
  await expect(other.locator('#waiting')).toContainText('First the group, then the day');

  await enterDesk(page, school, '/staff/content/waiting-order', 'editor');
  await page.getByLabel('Who comes first').selectOption({ label: 'Only child of staff' });
  await page
    .getByLabel('What counts within a group')
    .selectOption({ label: 'Only a random order' });
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('children of our staff come first on the waiting list');
  await expect(preview).toContainText('3 of 3 children change their place');
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Publish' }).click();

  await expect.poll(first).toEqual(['Mutinta', 'Alinani', 'Bupe']);
  await expect(other.locator('#waiting')).toContainText('the day and the hour do not count');
  await expect(other.getByRole('columnheader', { name: 'Applied on' })).toHaveCount(0);
  await expectAccessibleAtEachWidth(other);
  await other.goto(`${school.address}/enrollment`);
  await expect(other.getByText(/children of our staff come first/)).toContainText(
    'In each group the order is random: the day and the hour at which you apply do not count.',
  );

  // What was published at the desk is taken back as every part is.
  await page.getByRole('button', { name: 'Undo' }).click();
  await other.goto(
    `${school.address}/staff/enrollment-applications/places?year=${enrollmentYear}&grade=${gradeLevel}`,
  );
  await expect.poll(first).toEqual(['Bupe', 'Mutinta', 'Alinani']);
  await other.close();
});
