import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { askForStatus, BIRTH_DATE } from '#tests/support/readers/status-page.ts';
import { officeDays, openRound, passToDraw } from '#tests/support/samples/round-at-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const { enrollmentYear: YEAR, studentDOB } = sampleAnswers;
const ROUNDS = '/api/staff/enrollment-rounds';

test('families read that the hour does not matter, and after the draw what their number means', async ({
  page,
  ownSchool: school,
}) => {
  const rows = async (statement: string) => changeRows(school, statement);
  const staff = await newColleague(school, 'admissions');
  await openRound(staff, rows, YEAR);
  // One day later than it was said first: pages that are kept are made anew.
  const { closesOn, drawOn, later } = officeDays();
  const moved = await staff.post(ROUNDS, {
    ...{ change: 'move', year: YEAR, version: 2, because: 'There was no power.' },
    ...{ closesOn, closesTime: '4:00 PM', drawOn, drawTime: '10:00 AM' },
    ...{ releaseOn: later, releaseTime: '8:00 AM' },
  });
  expect([moved.status, await moved.text()]).toEqual([200, expect.anything()]);
  await page.goto(`${school.address}/enrollment`);
  const first = page.getByText(/^The day and the hour at which you apply do not matter until/);
  await expect(first).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  const apply = (studentFirstName: string, phone: string) =>
    applicationAtDesk(
      school,
      staff,
      {
        ...{
          studentFirstName,
          parent1Phone: phone,
          parent1Email: `${studentFirstName}@mail.example`,
        },
      },
      ['underReview'],
    );
  const references = [
    await apply('Chipego', '+260 977 520 301'),
    await apply('Lushomo', '+260 977 520 302'),
  ];
  const [reference = ''] = references;
  await page.goto(`${school.address}/status`);
  await askForStatus(page, reference, BIRTH_DATE, studentDOB);
  await expect(page.getByText(/ticket is \d{4}\. The draw is on/)).toBeVisible();
  await expect(page.getByText(/All families get their letter on/)).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  await passToDraw(staff, rows, YEAR);
  // Closed and not drawn yet: no moment that is over is still to come.
  await page.goto(`${school.address}/status`);
  await askForStatus(page, reference, BIRTH_DATE, studentDOB);
  await expect(page.getByText(/The round closed on .+ at which you applied do not/)).toBeVisible();
  await expect(page.getByText(/The draw was to be on .+ It is not done yet\./)).toBeVisible();
  const { round } = await (await staff.get(`${ROUNDS}?year=${YEAR}`)).json();
  const drawn = await staff.post(ROUNDS, {
    ...{ change: 'draw', year: YEAR, version: round.version, dice: '3526144265' },
    ...{ witness: 'Davies Phiri', witnessRole: 'Chair of the PTA' },
  });
  expect([drawn.status, await drawn.text()]).toEqual([200, expect.anything()]);
  await rows(
    `insert into waiting_reach (year, grade_level, is_drawn, up_to, was_all) values ('2025', 'grade1', 1, 2, 0)`,
  );
  await page.reload();
  await expect(page.getByText(/number [12] of 2 for Grade 1/)).toBeVisible();
  // As a figure, on the road of the list.
  await expect(page.getByText(/^[12]\s*of 2 children$/)).toBeVisible();
  await expect(page.locator('.list-road')).toContainText('2: the last place for 2025');
  await page.setViewportSize({ width: 320, height: 740 });
  expect(
    Math.min(...(await page.locator('.list-road text').evaluateAll(pixelsHigh))),
  ).toBeGreaterThan(12);
  await expect(page.getByText(/A number is no promise\./)).toBeVisible();
  await expect(
    page.getByText(
      /For 2025, children up to number 2 were offered a place\. So a place for your child is likely\./,
    ),
  ).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});

/** How high the letters of a drawing are on the screen. */
const pixelsHigh = (drawn: Element[]) =>
  drawn.map((text) => {
    const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
    return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
  });
