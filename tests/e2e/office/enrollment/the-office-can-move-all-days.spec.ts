import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { mailsIn } from '#tests/support/readers/captured-mail.ts';
import { officeDays, openRound } from '#tests/support/samples/round-at-desk.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = '2027';

test('the office moves all days of a round with one press, and every family gets a letter with the new ones', async ({
  page,
  ownSchool: school,
}) => {
  test.slow();
  const rows = async (statement: string) => changeRows(school, statement);
  const staff = await newColleague(school, 'admissions');
  await openRound(staff, rows, YEAR);
  const email = 'thokozani@mail.example';
  await sendApplication(school.address, {
    ...{ studentFirstName: 'Thokozani', gradeLevel: 'grade1', enrollmentYear: YEAR },
    ...{ parent1Phone: '+260 977 755 301', parent1Email: email },
  });
  await openAsColleague(page, `/staff/enrollment-applications/round?year=${YEAR}`, staff);
  await page.getByRole('button', { name: 'Move the days …' }).click();
  const dialog = page.getByRole('dialog');
  const { drawOn, releaseOn, later } = officeDays();
  // The draw cannot be before the round closes: nothing is moved, and the field says so.
  await dialog.getByLabel('It closes: day').fill(dayMonthYear(releaseOn));
  await dialog.getByLabel('Why, as families read it').fill('There was no power for two days.');
  const move = dialog.getByRole('button', { name: 'Move the days and write to all families' });
  await move.click();
  await expect(dialog.getByLabel('The draw: day')).toHaveAccessibleDescription(
    /The draw is after the round closes/,
  );
  await expectAccessibleAtEachWidth(page);
  await dialog.getByLabel('It closes: day').fill(dayMonthYear(drawOn));
  await dialog.getByLabel('The draw: day').fill(dayMonthYear(releaseOn));
  await dialog.getByLabel('All letters go out: day').fill(dayMonthYear(later));
  await move.click();
  await expect(page.getByText('The days were moved: There was no power')).toBeVisible();

  await page.goto(`${school.address}/rounds/${YEAR}`);
  await expect(page.getByText('The reason: There was no power for two days.')).toBeVisible();
  // Ten minutes later, in which it can be taken back, the letter leaves.
  await rows('update list_letters set leaves_at = sent_at');
  const letters = () =>
    mailsIn(school.dataDir).filter(
      ({ to, subject }) => to === email && subject.includes('The days of the draw'),
    );
  await expect.poll(() => letters().length, { timeout: 90_000 }).toBe(1);
  expect(letters()[0]?.text).toContain('There was no power for two days.');
});
