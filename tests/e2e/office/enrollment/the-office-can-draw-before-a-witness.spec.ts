import type { Page } from '@playwright/test';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { askForStatus, BIRTH_DATE } from '#tests/support/readers/status-page.ts';
import { officeDays, passToDraw } from '#tests/support/samples/round-at-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

async function typeThrows(page: Page, throws: string) {
  await page.getByLabel('The ten throws').fill(throws);
  await page.getByLabel('Name of the witness').fill('Davies Phiri');
  await page.getByLabel('Who the witness is').fill('Chair of the PTA');
  await page.getByRole('button', { name: 'Go on: check the throws' }).click();
}

const YEAR = sampleAnswers.enrollmentYear;
const ROUND = `/staff/enrollment-applications/round?year=${YEAR}`;

test('the office prepares a round, opens it, and draws once with the throws of a witness', async ({
  page,
  ownSchool: school,
}) => {
  const rows = async (statement: string) => changeRows(school, statement);
  const staff = await newColleague(school, 'admissions');
  const { opensOn, closesOn, drawOn, releaseOn } = officeDays();
  await openAsColleague(page, ROUND, staff);
  for (const [label, typed] of [
    ['It opens', dayMonthYear(opensOn)],
    ['It closes: day', dayMonthYear(closesOn)],
    ['It closes: time', '4pm'],
    ['The draw: day', dayMonthYear(drawOn)],
    ['The draw: time', '10:00 AM'],
    ['All letters go out: day', dayMonthYear(releaseOn)],
    ['All letters go out: time', '8:00'],
    ['Places in Grade 1', '2'],
    ['Kept places in Grade 1', '1'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(typed);
  }
  const save = page.getByRole('button', { name: 'Save days and places' });
  await save.click();
  const why = page.getByLabel(/Why places are kept/);
  await expect(why).toHaveAccessibleDescription(/Say why places are kept/);
  await expect(why).toBeFocused();
  await why.fill('One for a child in need.');
  // What was typed is still there after a reload.
  await page.reload();
  await expect(page.getByLabel('Places in Grade 1', { exact: true })).toHaveValue('2');
  await save.click();
  await expect(page.locator('.notice')).toContainText('Saved');
  const open = page.getByRole('button', { name: `Open the round on ${dayMonthYear(opensOn)}` });
  await expect(open).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await open.click();
  await page.getByRole('button', { name: 'Yes, open it on that day' }).click();
  await expect(page.getByRole('heading', { name: 'It opens by itself' })).toBeVisible();

  await rows(`update rounds set opens_on = '2026-01-05'`);
  const apply = (studentFirstName: string, parent1Phone: string) =>
    applicationAtDesk(school, staff, { studentFirstName, parent1Phone }, ['underReview']);
  const first = await apply('Sibeso', '+260 977 410 201');
  await apply('Namakau', '+260 977 410 202');
  await passToDraw(staff, rows, YEAR);
  await page.goto(school.address + ROUND);
  await expect(page.getByText(/“2 children are in the draw/)).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  // Once in peace, with children that are invented.
  await page.getByRole('link', { name: 'Practise the draw' }).click();
  await expect(page.getByRole('heading', { name: 'Practise the draw' })).toBeVisible();
  await typeThrows(page, '1 1 1 1 1 1 1 1 1 1');
  await page.getByRole('button', { name: 'Yes, draw now' }).click();
  const practised = page.getByRole('table', { name: 'The order of the practice' });
  await expect(practised.getByRole('rowheader')).toHaveCount(8);
  await expectAccessibleAtEachWidth(page);
  await page.goto(school.address + ROUND);
  const throws = page.getByLabel('The ten throws');
  await throws.fill('3 5 2 6 1 4 4 2 6');
  await page.getByLabel('Name of the witness').fill('Davies Phiri');
  await page.getByLabel('Who the witness is').fill('Chair of the PTA');
  await page.getByRole('button', { name: 'Go on: check the throws' }).click();
  await expect(page.getByText('These are 9 throws. Type all 10 of them')).toBeVisible();
  await expect(throws).toBeFocused();
  await throws.fill('3 5 2 6 1 4 4 2 6 5');
  await throws.press('Enter');
  const asked = page.getByRole('heading', { name: 'Are these the ten throws on the sheet?' });
  await expect(asked).toBeFocused();
  await page.getByRole('button', { name: 'No, change them' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The witness throws, you type' })).toBeFocused();
  await throws.press('Enter');
  await expect(asked).toBeFocused();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Yes, draw now' }).click();
  const order = page.getByRole('table', { name: 'The order of Grade 1' });
  await expect(order.getByRole('rowheader')).toHaveCount(2);
  await expectAccessibleAtEachWidth(page);

  // A throw was typed wrong: the draw does not count, everybody reads why, and the witness throws again.
  await page.getByRole('button', { name: 'The draw was wrong …' }).click();
  await page.getByLabel('Why, as everybody reads it').fill('The seventh throw was typed wrong.');
  await page.getByRole('button', { name: 'Yes, this draw does not count' }).click();
  await typeThrows(page, '3 5 2 6 1 4 1 2 6 5');
  await page.getByRole('button', { name: 'Yes, draw now' }).click();
  await expect(order.getByRole('rowheader')).toHaveCount(2);
  await page.goto(`${school.address}/rounds/${YEAR}`);
  await expect(page.getByRole('heading', { name: 'Draw 1 does not count' })).toBeVisible();
  await page.getByRole('link', { name: 'Its order, as it was' }).click();
  await expect(page.getByText('3 5 2 6 1 4 4 2 6 5')).toBeVisible();

  // A decision waits for the minute in which all letters leave: the record says so, and takes it back until then.
  await page.goto(`${school.address}/staff/enrollment-applications/${first}`);
  const { version } = await (await staff.get(`/api/staff/enrollment-applications/${first}`)).json();
  const offered = { change: 'move', version, to: 'offered', reason: 'By the draw' };
  const at = `/api/staff/enrollment-applications/${first}`;
  expect((await staff.post(at, offered)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Undo “Offered”/ })).toContainText(
    dayMonthYear(releaseOn),
  );
  await page.goto(`${school.address}${ROUND}`);
  await expect(page.getByText('1 decision waits for it.')).toBeVisible();
  await expect(page.getByText('Offered')).toHaveCount(1);
  // Nobody outside reads it before.
  const told = await (await fetch(`${school.address}/rounds/${YEAR}`)).text();
  expect(told).not.toContain('Sibeso');
  await page.goto(`${school.address}/status`);
  await askForStatus(page, first, BIRTH_DATE, sampleAnswers.studentDOB);
  await expect(page.getByText(/ticket is \d{4}: number [12] of 2 for Grade 1/)).toBeVisible();
  await expect(page.getByText('We offer a place')).toHaveCount(0);
});
