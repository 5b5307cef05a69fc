import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** A year for which no other story of this school applies. */
const YEAR = '2033';

test('the head reads how full each grade is, opens the list behind a number, and goes back a day', async ({
  page,
  school,
}) => {
  const staff = await newColleague(school, 'admissions');
  const places = { year: YEAR, places: { grade2: 3 }, seen: {} };
  expect((await staff.post('/api/staff/enrollment-places', places)).status).toBe(200);
  const references: string[] = [];
  for (const studentFirstName of ['Namukolo', 'Mutinta', 'Lubinda']) {
    const changes = { studentFirstName, gradeLevel: 'grade2' };
    const { reference } = await (await sendApplication(school.address, changes)).json();
    references.push(reference);
    const forThisYear =
      'update enrollment_applications set enrollment_year = ? where reference = ?';
    changeRows(school, forThisYear, YEAR, reference);
  }
  const path = (reference = '') => `/api/staff/enrollment-applications/${reference}`;
  const [offered = '', waiting = ''] = references;
  for (const [reference, to] of [
    [offered, 'offered'],
    [waiting, 'waitlisted'],
  ] as const) {
    expect(
      (await staff.post(path(reference), { change: 'move', to: 'underReview', version: 1 })).status,
    ).toBe(200);
    expect((await staff.post(path(reference), { change: 'move', to, version: 2 })).status).toBe(
      200,
    );
  }

  await enterDesk(page, school, '/staff/today', 'administrator');
  await page.goto(`/staff/reports?year=${YEAR}`);
  await expect(page.getByRole('heading', { name: `Admissions for ${YEAR}` })).toBeVisible();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('region', { name: '1 Places' })).toContainText(
    '2of 3 places are free; 1 child waits. A place is free and somebody waits: Grade 2.',
  );
  const row = sheet.getByRole('row', { name: /^Grade 2/ });
  await expect(row).toHaveText('Grade 23––1 offered21 waitlisted1 to decide');
  await expect(sheet.getByRole('region', { name: '2 Received' })).toContainText(
    `3applications for ${YEAR}.`,
  );
  await expect(sheet.getByRole('region', { name: '3 School days' })).toContainText(
    '0school days or less, for half of the families. 1 family has no answer yet.',
  );
  await expect(sheet.getByRole('region', { name: '4 Where' })).toContainText(
    '0of 3 came on a paper',
  );
  await expectAccessibleAtEachWidth(page);

  await row.getByRole('link', { name: '1 offered' }).click();
  await expect(page.getByRole('link', { name: /^Namukolo/ })).toBeVisible();
  await expect(page.getByText('Mutinta')).toBeHidden();
  await page.goBack();
  // What nobody has decided, and what came in a week, have a list too.
  await row.getByRole('link', { name: '1 to decide' }).click();
  await expect(page.getByText(/^1 application, what is due first/)).toBeVisible();
  await page.goBack();
  const weeks = sheet.getByRole('region', { name: '2 Received' });
  await weeks
    .getByRole('link', { name: /Week of/ })
    .last()
    .click();
  await expect(page.getByText(/^3 applications, newest first/)).toBeVisible();
  await page.goBack();

  const answers = sheet.getByRole('region', { name: '3 School days' });
  await answers.getByRole('link', { name: /^2\s*, School days 0 or 1/ }).click();
  await expect(page.getByText(/^2 applications, newest first/)).toBeVisible();
  await expect(page.getByLabel('First answer')).toHaveValue('1');
  await page.goBack();
  await sheet.getByRole('link', { name: /^3\s*, From Website/ }).click();
  await expect(page.getByText(/^3 applications, newest first/)).toBeVisible();
  await page.goBack();

  // Yesterday there was none of it, and no list shows yesterday.
  await page.getByLabel('As of').fill('1 August 2026');
  await page.getByRole('button', { name: 'Show this day' }).click();
  await expect(page.getByText('These are the numbers of a day that is over.')).toBeVisible();
  await expect(sheet).toContainText('As of 1 August 2026');
  await expect(sheet.getByRole('region', { name: '2 Received' })).toContainText('0applications');
  await expect(sheet.getByRole('link')).toHaveCount(0);
});

test('a number of last year opens its list too', async ({ page, school }) => {
  const [year, before] = ['2037', '2036'];
  for (const [studentFirstName, of] of [
    ['Thisyear', year],
    ['Yearbefore', before],
  ] as const) {
    const answers = { studentFirstName, gradeLevel: 'grade3' };
    const { reference } = await (await sendApplication(school.address, answers)).json();
    const sql = 'update enrollment_applications set enrollment_year = ? where reference = ?';
    changeRows(school, sql, of, reference);
    if (of === before) {
      const then = `update enrollment_applications set submitted_at = '2020-03-04T08:00:00.000Z' where reference = ?`;
      changeRows(school, then, reference);
    }
  }
  await enterDesk(page, school, `/staff/reports?year=${year}`, 'administrator');
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('region', { name: '2 Received' })).toContainText(
    'By the same day last year: 1.',
  );
  const row = sheet.getByRole('row', { name: /^Grade 3/ });
  await row.getByRole('link', { name: '1 in the year before' }).click();
  await expect(page.getByRole('link', { name: /^Yearbefore/ })).toBeVisible();
  await expect(page.getByText('Thisyear')).toHaveCount(0);
});

test('what came in earlier years is typed at the desk and stands beside this year', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/content/years-before', 'administrator');
  await page.getByRole('button', { name: 'Add a class of a year' }).click();
  await page.getByLabel('Year', { exact: true }).fill('2034');
  await page.getByLabel('Class', { exact: true }).selectOption('Grade 5');
  await page.getByLabel('How many applied').fill('41');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/published/i).first()).toBeVisible();
  await page.goto('/staff/reports?year=2035');
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('region', { name: '2 Received' })).toContainText(
    'In the whole of last year: 41.',
  );
  await expect(sheet.getByRole('row', { name: /^Grade 5/ })).toContainText('41');
});
